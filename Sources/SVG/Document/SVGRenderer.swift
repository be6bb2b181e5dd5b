import Graphics

/// Writes documents as SVG; the same document always gives the same bytes.
///
/// It keeps the path data of what it wrote, glyphs above all, so one renderer should live long. It is for
/// one thread.
package final class SVGRenderer {
    /// How the bytes look; what they say is the same.
    package enum Style: Sendable {
        case compact
        /// One element a line, for people.
        case pretty
    }

    private let isPretty: Bool
    private(set) var textForm = SVGDocument.TextForm.outline
    private(set) var clock = SVGClock(duration: 0, repeats: false)
    var glyphs = GlyphCache()
    var fragments = FragmentCache()

    package init(style: Style = .compact) {
        isPretty = style == .pretty
    }

    package func render(_ document: SVGDocument) -> [UInt8] {
        textForm = document.textForm
        return render(document.title, document.viewBox, document.background) { body, definitions in
            for item in document.content.items { write(item, to: &body, &definitions) }
            for part in document.parts { write(part, to: &body, &definitions) }
        }
    }

    /// Writes a picture in a picture as a group with a name.
    private func write(
        _ part: SVGDocument.Part,
        to svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions
    ) {
        textForm = part.textForm
        svg.element("g") { svg in
            svg.attribute("id", text: part.id)
            svg.attribute("role", "img")
            svg.attribute("transform") { $0.append(translation: part.origin) }
            svg.element("title") { $0.text(part.title) }
            for item in part.content.items { write(item, to: &svg, &definitions) }
        }
    }

    /// Writes a picture that plays; what never changes is written as in one that does not.
    package func render(_ document: AnimatedSVGDocument) -> [UInt8] {
        textForm = document.textForm
        clock = SVGClock(duration: document.content.duration, repeats: document.repeats)
        return render(document.title, document.viewBox, document.background) { body, definitions in
            for item in document.content.items { write(item, to: &body, &definitions) }
        }
    }

    private func render(
        _ title: String,
        _ viewBox: CGRect,
        _ background: ResolvedColor?,
        content: (inout SVGWriter, inout SVGDefinitions) -> Void
    ) -> [UInt8] {
        var definitions = SVGDefinitions(isPretty: isPretty)
        var svg = SVGWriter(isPretty: isPretty, capacity: 5120)
        var endOfTitle = 0
        svg.element("svg") { svg in
            svg.attributes(
                fragments.bytes(for: .picture(viewBox: viewBox)) {
                    SVGWriter.attributes { $0.picture(viewBox: viewBox) }
                }
            )
            svg.attribute("aria-label", text: title)
            svg.element("title") { $0.text(title) }
            endOfTitle = svg.bytes.count
            if let background, background.opacity > 0 {
                write(.fill(.rectangle(viewBox), background), to: &svg, &definitions)
            }
            content(&svg, &definitions)
        }
        // What the content refers to comes before it, and is known after it.
        svg.insert(definitions.elements, at: endOfTitle)
        return svg.bytes
    }

    func write(_ item: DisplayItem, to svg: inout SVGWriter, _ definitions: inout SVGDefinitions) {
        switch item.drawing {
        case .fill(let geometry, let color):
            write(geometry, to: &svg) { $0.fill(color) }
        case .stroke(let geometry, let style, let color):
            write(geometry, to: &svg) { $0.stroke(color, style) }
        case .glyphs(let run):
            write(run, to: &svg)
        case .group(let effect, let items):
            write(effect, around: items, to: &svg, &definitions)
        }
    }
}

extension SVGWriter {
    fileprivate mutating func picture(viewBox: CGRect) {
        attribute("xmlns", "http://www.w3.org/2000/svg")
        // Rounded down: three pixels to a point, 82.667 would ask for one more than 248.
        let size = CGSize(width: viewBox.width.roundedDown, height: viewBox.height.roundedDown)
        attribute("width", size.width)
        attribute("height", size.height)
        attribute("viewBox") { $0.append(viewBox: CGRect(origin: viewBox.origin, size: size)) }
        attribute("role", "img")
    }
}

extension CGFloat {
    /// The number with three decimals that is not above it, but for its last bits.
    fileprivate var roundedDown: CGFloat { (self * 1000 + 1e-6).rounded(.down) / 1000 }
}

extension [UInt8] {
    fileprivate mutating func append(viewBox rect: CGRect) {
        append(number: rect.minX)
        append(UInt8(ascii: " "))
        append(number: rect.minY)
        append(UInt8(ascii: " "))
        append(number: rect.width)
        append(UInt8(ascii: " "))
        append(number: rect.height)
    }
}
