import Graphics

extension SVGRenderer {
    /// Writes an item that may change, inside of a group for each way in which it comes, goes and moves.
    func write(_ item: TimelineItem, to svg: inout SVGWriter, _ definitions: inout SVGDefinitions) {
        if let constant = item.constant {
            write(constant, to: &svg, &definitions)
            return
        }
        appear(item.presence, &svg, &definitions) { svg, definitions in
            move(item.offset, &svg, &definitions) { svg, definitions in
                write(item.drawing, to: &svg, &definitions)
            }
        }
    }

    private func write(
        _ drawing: TimelineItem.Drawing,
        to svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions
    ) {
        switch drawing {
        case .fill(let geometry, let color):
            write(geometry, to: &svg) { svg in
                svg.fill(color.rest)
                animate(color, .fill, &svg, &definitions)
            }
        case .stroke(let geometry, let style, let color):
            write(geometry, to: &svg) { svg in
                svg.stroke(color.rest, style.rest)
                animate(color, .stroke, &svg, &definitions)
                svg.animate("stroke-width", style.map(\.lineWidth), clock)
            }
        case .glyphs(let run, let color):
            write(run, to: &svg) { animate(color, $1, &$0, &definitions) }
        case .group(let effect, let items):
            write(effect, around: items, to: &svg, &definitions)
        }
    }

    /// Writes a shape that may change, as a basic shape that it always is.
    func write(
        _ geometry: Animated<ResolvedShape>,
        to svg: inout SVGWriter,
        paint: (inout SVGWriter) -> Void = { _ in }
    ) {
        var shape = BasicShape(geometry.rest)
        if shape == .circle, geometry.keyframes.contains(where: { BasicShape($0.value) != .circle }) {
            shape = .ellipse
        }
        write(geometry.rest, as: shape, to: &svg) { svg in
            paint(&svg)
            guard !geometry.isConstant else { return }
            let rect = geometry.map(\.boundingRect)
            switch shape {
            case .rectangle, .roundedRectangle:
                svg.animate("x", rect.map(\.minX), clock)
                svg.animate("y", rect.map(\.minY), clock)
                svg.animate("width", rect.map(\.width), clock)
                svg.animate("height", rect.map(\.height), clock)
                svg.animate("rx", geometry.map(\.drawnCornerRadius), clock)
            case .circle:
                svg.animate("cx", rect.map(\.midX), clock)
                svg.animate("cy", rect.map(\.midY), clock)
                svg.animate("r", rect.map { $0.width / 2 }, clock)
            case .ellipse:
                svg.animate("cx", rect.map(\.midX), clock)
                svg.animate("cy", rect.map(\.midY), clock)
                svg.animate("rx", rect.map { $0.width / 2 }, clock)
                svg.animate("ry", rect.map { $0.height / 2 }, clock)
            case .path:
                svg.animate(path: geometry, clock)
            }
        }
    }

    // MARK: Classes

    private func appear(
        _ presence: Animated<Bool>,
        _ svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions,
        content: (inout SVGWriter, inout SVGDefinitions) -> Void
    ) {
        guard !presence.isConstant else {
            content(&svg, &definitions)
            return
        }
        svg.element("g") { svg in
            svg.attribute("class", text: definitions.styleSheet.visibility(presence, clock))
            if !presence.rest { svg.attribute("visibility", "hidden") }
            content(&svg, &definitions)
        }
    }

    private func move(
        _ offset: Animated<CGSize>,
        _ svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions,
        content: (inout SVGWriter, inout SVGDefinitions) -> Void
    ) {
        guard !offset.isConstant else {
            content(&svg, &definitions)
            return
        }
        svg.element("g") { svg in
            let name = definitions.styleSheet.linear(offset, clock, .motion) { offset, bytes in
                bytes.append(contentsOf: "transform:".utf8)
                bytes.append(translation: offset)
            }
            svg.attribute("class", text: name)
            content(&svg, &definitions)
        }
    }

    private func animate(
        _ color: Animated<ResolvedColor>,
        _ use: ColorUse,
        _ svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions
    ) {
        guard !color.isConstant else { return }
        let hasHue = use != .alpha && !color.map(\.opaque).isConstant
        let hasAlpha = !color.map(\.opacity).isConstant
        guard hasHue || hasAlpha else { return }
        let name = definitions.styleSheet.linear(color, clock) { color, bytes in
            if hasHue {
                for property in use.hueProperties {
                    if property != use.hueProperties.first { bytes.append(UInt8(ascii: ";")) }
                    bytes.append(contentsOf: "\(property):".utf8)
                    bytes.append(hex: color)
                }
            }
            if hasAlpha {
                if hasHue { bytes.append(UInt8(ascii: ";")) }
                bytes.append(contentsOf: "\(use.alphaProperty):".utf8)
                bytes.append(number: color.opacity)
            }
        }
        svg.attribute("class", text: name)
    }
}

extension ColorUse {
    fileprivate var hueProperties: [String] {
        switch self {
        case .fill: ["fill"]
        case .stroke: ["stroke"]
        case .fillAndStroke: ["fill", "stroke"]
        case .alpha: []
        }
    }

    fileprivate var alphaProperty: String {
        switch self {
        case .fill: "fill-opacity"
        case .stroke: "stroke-opacity"
        case .fillAndStroke, .alpha: "opacity"
        }
    }
}

extension [UInt8] {
    /// Writes a CSS function; unlike `matrix()`, it is blended number by number.
    mutating func append(translation offset: CGSize) {
        append(contentsOf: "translate(".utf8)
        append(number: offset.width)
        append(contentsOf: "px,".utf8)
        append(number: offset.height)
        append(contentsOf: "px)".utf8)
    }
}
