import Graphics

// A shadow that is cut out is all that its group draws, so a filter replaces the group: its color is that of the
// filter, and its content only an alpha, which no browser mixes in another color space.

extension SVGDocumentWriter {
    /// Writes a shadow outside of items, which are not drawn themselves.
    mutating func write(outer shadow: Shadow, of items: [DisplayItem], textForm: SVGDocument.TextForm) {
        guard shadow.color.opacity > 0, !items.isEmpty else { return }
        guard !profile.namesLayers else { return writeBlur(shadow, outside: items) }
        let region = DisplayItem.group(.shadow(shadow), items: items).paintBounds
        writeOuter(Animated(shadow), region: region) { document in
            for item in items { document.write(item, textForm: textForm) }
        }
    }

    /// Writes a shadow that may change, outside of a content, which is not drawn itself.
    mutating func writeOuter(
        _ shadow: Animated<Shadow>,
        region: CGRect,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        let name = definitions.outerShadow(shadow, region: region)
        element("g") { document in
            document.svg.attribute("filter", SVGReference(to: name))
            content(&document)
        }
    }

    /// Writes a shadow for a design tool: a blurred shape, clipped to what is outside of the shape itself.
    ///
    /// Such tools read a blur but no other filter, and would show the shape without one. Items that are not one shape
    /// have no such shadow.
    private mutating func writeBlur(_ shadow: Shadow, outside items: [DisplayItem]) {
        guard let outline = items.outline else { return }
        let copy = outline.offset(by: shadow.offset)
        let reach = 3 * shadow.radius
        let region = copy.boundingRect.insetBy(dx: -reach, dy: -reach)
        let everything = Path(region.union(outline.boundingRect))
        let outside = Path(elements: everything.elements + outline.path.elements)
        let clip = definitions.name(of: .clipPath) { svg in
            svg.element("path") {
                $0.attribute("d", SVGPathData(outside))
                $0.attribute("clip-rule", "evenodd")
            }
        }
        let blur =
            shadow.radius > 0
            ? definitions.blur(radius: Animated(shadow.radius), color: nil, region: region) : nil
        let layer = layers?.layer(named: "shadow")
        element("g") { document in
            document.svg.attribute("clip-path", SVGReference(to: clip))
            document.write(copy) {
                $0.attribute(layer: layer)
                $0.fill(shadow.color)
                if let blur { $0.attribute("filter", SVGReference(to: blur)) }
            }
        }
    }
}

extension [DisplayItem] {
    /// The outline of items that are one opaque shape; `nil` for others.
    fileprivate var outline: ResolvedShape? {
        guard count == 1 else { return nil }
        return switch self[0].drawing {
        case .fill(let shape, let color): color.opacity >= 1 ? shape : nil
        case .group(.transform(let transform), let items):
            items.outline.map { .path($0.path.applying(transform)) }
        case .stroke, .glyphs, .group: nil
        }
    }
}
