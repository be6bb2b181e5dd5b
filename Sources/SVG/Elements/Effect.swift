import Graphics

extension SVGRenderer {
    /// Writes items as a group with an effect.
    func write(
        _ effect: DisplayEffect,
        around items: [DisplayItem],
        to svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions
    ) {
        write(
            effect,
            region: DisplayItem.group(effect, items).paintBounds,
            blends: items.contains(where: \.blends),
            to: &svg,
            &definitions
        ) { svg, definitions in
            for item in items { write(item, to: &svg, &definitions) }
        }
    }

    /// Writes a group with an effect around what is drawn in a region, and perhaps blends.
    func write(
        _ effect: DisplayEffect,
        region: @autoclosure () -> CGRect,
        blends: @autoclosure () -> Bool,
        to svg: inout SVGWriter,
        _ definitions: inout SVGDefinitions,
        content: (inout SVGWriter, inout SVGDefinitions) -> Void
    ) {
        if case .compositing = effect, !blends() {
            // Without blending inside, a group that is not drawn through anything is no group.
            content(&svg, &definitions)
            return
        }
        svg.element("g") { svg in
            switch effect {
            case .opacity(let opacity):
                svg.attribute("opacity", opacity)
            case .transform(let transform):
                let middle = transform.origin(ofMiddle: region())
                svg.attribute("transform") { $0.append(transform: transform.rounded(keeping: middle)) }
            case .blendMode(let mode):
                svg.attribute("style", mode.declaration)
            case .clip(let geometry):
                let id = definitions.id("c", element: "clipPath") { self.write(geometry, to: &$0) }
                svg.attribute("clip-path", reference: id)
            case .shadow(let shadow):
                let id = definitions.filter(Animated(shadow), in: region(), clock)
                svg.attribute("filter", reference: id)
            case .compositing:
                svg.attribute("style", "isolation:isolate")
            }
            content(&svg, &definitions)
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
    mutating func attribute(_ name: String, reference id: String) {
        attribute(name) {
            $0.append(contentsOf: "url(#".utf8)
            $0.append(contentsOf: id.utf8)
            $0.append(UInt8(ascii: ")"))
        }
    }
}

extension [UInt8] {
    /// Writes a move as the value of a `transform` attribute.
    mutating func append(translation: CGPoint) {
        append(contentsOf: "translate(".utf8)
        append(number: translation.x)
        append(UInt8(ascii: " "))
        append(number: translation.y)
        append(UInt8(ascii: ")"))
    }

    /// Writes the value of a `transform` attribute; one that only moves says so.
    mutating func append(transform: CGAffineTransform) {
        guard transform.a != 1 || transform.b != 0 || transform.c != 0 || transform.d != 1 else {
            append(translation: CGPoint(x: transform.tx, y: transform.ty))
            return
        }
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
