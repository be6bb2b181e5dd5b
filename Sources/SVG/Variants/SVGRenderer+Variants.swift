import Graphics

extension SVGRenderer {
    /// Renders still documents as one that follows the viewer.
    package func render(_ variants: SVGVariants<SVGDocument>) -> [UInt8] {
        let first = variants.documents[0]
        guard !variants.areEqual else { return render(first) }
        var writer = makeWriter(
            preferences: variants.preferences,
            repeatedGlyphs: RepeatedGlyphs(in: first)
        )
        let viewBox = variants.documents.reduce(first.viewBox) { $0.union($1.viewBox) }
        writer.root(title: first.title, viewBox: viewBox, background: nil) { writer in
            writer.write(
                variants.map { document in
                    let ground = TimelineItem.ground(document.background, in: viewBox)
                    return ground + document.content.items.map { TimelineItem($0) }
                },
                textForm: first.textForm
            )
            for index in first.parts.indices {
                writer.write(part: variants.map { $0.parts[index] })
            }
        }
        return writer.svg.bytes
    }

    /// Renders animated documents of one duration as one that follows the viewer.
    package func render(_ variants: SVGVariants<AnimatedSVGDocument>) -> [UInt8] {
        let first = variants.documents[0]
        guard !variants.areEqual else { return render(first) }
        let clock = SVGClock(duration: first.content.duration, repeats: first.repeats)
        var writer = makeWriter(
            clock: clock,
            preferences: variants.preferences,
            repeatedGlyphs: RepeatedGlyphs(in: variants)
        )
        let viewBox = variants.documents.reduce(first.viewBox) { $0.union($1.viewBox) }
        writer.root(title: first.title, viewBox: viewBox, background: nil) { writer in
            writer.write(
                variants.map { TimelineItem.ground($0.background, in: viewBox) + $0.content.items },
                textForm: first.textForm
            )
        }
        return writer.svg.bytes
    }
}

extension SVGDocumentWriter {
    fileprivate mutating func write(part variants: [Variant<SVGDocument.Part>]) {
        let part = variants[0].value
        write(part) { document in
            document.write(
                variants.map { $0.map { $0.content.items.map { TimelineItem($0) } } },
                textForm: part.textForm
            )
        }
    }
}

extension TimelineItem {
    /// The color behind a picture; none if it is clear.
    fileprivate static func ground(_ color: ResolvedColor?, in viewBox: CGRect) -> [TimelineItem] {
        guard let color, color.opacity > 0 else { return [] }
        return [
            TimelineItem(
                id: .unknown,
                role: .backdrop,
                drawing: .fill(Animated(.rectangle(viewBox)), color: Animated(color))
            )
        ]
    }
}
