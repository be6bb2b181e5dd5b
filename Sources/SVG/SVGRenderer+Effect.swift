import Graphics

extension SVGRenderer {
    /// Writes items as a group with an effect.
    func write(
        _ effect: DisplayEffect,
        around items: [DisplayItem],
        to svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions
    ) {
        switch effect {
        case .opacity(let opacity):
            group(items, &svg, &definitions) { svg, _ in svg.attribute("opacity", opacity) }
        case .transform(let transform):
            group(items, &svg, &definitions) { svg, _ in
                svg.attribute("transform") { $0.append(matrix: transform) }
            }
        case .blendMode(let mode):
            group(items, &svg, &definitions) { svg, _ in svg.attribute("style", mode.declaration) }
        case .clip(let geometry):
            group(items, &svg, &definitions) { svg, definitions in
                let id = definitions.id("c", element: "clipPath") { self.write(geometry, to: &$0) }
                svg.attribute("clip-path", reference: id)
            }
        case .shadow(let shadow):
            let region = DisplayItem.group(effect, items).paintBounds
            group(items, &svg, &definitions) { svg, definitions in
                svg.attribute("filter", reference: definitions.filter(shadow, in: region))
            }
        case .compositing:
            // Without blending inside, a group that is not drawn through anything is no group.
            guard items.contains(where: \.blends) else {
                for item in items { write(item, to: &svg, &definitions) }
                return
            }
            group(items, &svg, &definitions) { svg, _ in svg.attribute("style", "isolation:isolate") }
        }
    }

    private func group(
        _ items: [DisplayItem],
        _ svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions,
        attributes: (inout SVGWriter, inout SVGDefinitions) -> Void
    ) {
        svg.element("g") { svg in
            attributes(&svg, &definitions)
            for item in items { write(item, to: &svg, &definitions) }
        }
    }
}

extension DisplayItem {
    /// Whether something inside mixes with what is below it.
    fileprivate var blends: Bool {
        switch drawing {
        case .fill, .stroke, .glyphs: false
        case .group(.blendMode, _): true
        case .group(_, let items): items.contains(where: \.blends)
        }
    }
}

extension SVGWriter {
    fileprivate mutating func attribute(_ name: String, reference id: String) {
        attribute(name) {
            $0.append(contentsOf: "url(#".utf8)
            $0.append(contentsOf: id.utf8)
            $0.append(UInt8(ascii: ")"))
        }
    }
}

extension [UInt8] {
    fileprivate mutating func append(matrix transform: CGAffineTransform) {
        append(contentsOf: "matrix(".utf8)
        append(number: transform.a)
        for number in [transform.b, transform.c, transform.d, transform.tx, transform.ty] {
            append(UInt8(ascii: " "))
            append(number: number)
        }
        append(UInt8(ascii: ")"))
    }
}

extension BlendMode {
    /// The CSS declaration (Compositing 1 §5); in a `style`, since it is no presentation attribute.
    fileprivate var declaration: SVGKeyword {
        switch self {
        case .normal: "mix-blend-mode:normal"
        case .multiply: "mix-blend-mode:multiply"
        case .screen: "mix-blend-mode:screen"
        case .overlay: "mix-blend-mode:overlay"
        case .darken: "mix-blend-mode:darken"
        case .lighten: "mix-blend-mode:lighten"
        case .colorDodge: "mix-blend-mode:color-dodge"
        case .colorBurn: "mix-blend-mode:color-burn"
        case .softLight: "mix-blend-mode:soft-light"
        case .hardLight: "mix-blend-mode:hard-light"
        case .difference: "mix-blend-mode:difference"
        case .exclusion: "mix-blend-mode:exclusion"
        case .hue: "mix-blend-mode:hue"
        case .saturation: "mix-blend-mode:saturation"
        case .color: "mix-blend-mode:color"
        case .luminosity: "mix-blend-mode:luminosity"
        }
    }
}
