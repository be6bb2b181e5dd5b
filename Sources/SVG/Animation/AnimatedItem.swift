import Graphics

extension SVGDocumentWriter {
    /// Writes an item that may change, in a group for its presence and a group for its movement.
    mutating func write(_ item: TimelineItem, textForm: SVGDocument.TextForm) {
        if let constant = item.constant {
            write(constant, textForm: textForm)
            return
        }
        group(presence: item.presence) { document in
            document.group(offset: item.offset) { document in
                document.write(item.drawing, textForm: textForm)
            }
        }
    }

    private mutating func write(_ drawing: TimelineItem.Drawing, textForm: SVGDocument.TextForm) {
        switch drawing {
        case .fill(let shape, let color):
            let className = definitions.styleSheet.className(animating: color, use: .fill)
            svg.shape(shape, caches: caches, clock: clock) { svg in
                svg.fill(color.rest)
                svg.attribute(className: className)
            }
        case .stroke(let shape, let style, let color):
            let className = definitions.styleSheet.className(animating: color, use: .stroke)
            svg.shape(shape, caches: caches, clock: clock) { [clock] svg in
                svg.stroke(color.rest, style: style.rest)
                svg.attribute(className: className)
                svg.animate("stroke-width", values: style.map(\.lineWidth), clock: clock)
                svg.animate("stroke-dashoffset", values: style.map(\.dashPhase), clock: clock)
            }
        case .glyphs(let run, let color):
            write(run, textForm: textForm, colors: [Variant(set: 0, value: color)])
        case .group(let effect, let items):
            write(effect, around: items, textForm: textForm)
        }
    }

    mutating func group(
        presence: Animated<Bool>,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        guard !presence.isConstant else {
            content(&self)
            return
        }
        let className = definitions.styleSheet.className(animating: presence)
        element("g") { document in
            document.svg.attribute("class", className)
            if !presence.rest { document.svg.attribute("visibility", "hidden") }
            content(&document)
        }
    }

    mutating func group(
        offset: Animated<CGSize>,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        guard !offset.isConstant else {
            content(&self)
            return
        }
        let className = definitions.styleSheet.className(animating: offset) {
            CSSDeclaration(property: "transform", value: CSSTranslation(offset: $0))
        }
        element("g") { document in
            document.svg.attribute("class", className)
            content(&document)
        }
    }
}
