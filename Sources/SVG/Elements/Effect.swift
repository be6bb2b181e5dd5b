import Graphics

extension SVGDocumentWriter {
    /// Writes items as a group with an effect.
    mutating func write(
        _ effect: DisplayEffect,
        around items: [DisplayItem],
        textForm: SVGDocument.TextForm
    ) {
        if case .shadow(let shadow) = effect {
            write(shadow, around: items, textForm: textForm)
            return
        }
        if case .gradient(let gradient) = effect {
            let painted = items.silhouette
            let region = DisplayItem.group(effect, items: items).paintBounds
            painting(Animated(gradient), region: region, units: .init(of: painted, textForm: textForm)) {
                document in
                for item in painted { document.write(item, textForm: textForm) }
            }
            return
        }
        if case .mask(let isInverted) = effect {
            let region =
                isInverted ? DisplayItem.group(effect, items: items).paintBounds : items[0].paintBounds
            masking(region: region, isInverted: isInverted) { document in
                for item in [items[0]].silhouette(in: .mask(isInverted: isInverted)) {
                    document.write(item, textForm: .outline)
                }
            } content: { document in
                for item in items.dropFirst() { document.write(item, textForm: textForm) }
            }
            return
        }
        group(
            effect,
            region: DisplayItem.group(effect, items: items).paintBounds,
            blends: items.contains(where: \.blends)
        ) { document in
            for item in items { document.write(item, textForm: textForm) }
        }
    }

    /// Writes a group with an effect that is an attribute of a group.
    ///
    /// `region` is the bounds of the group with its effect, and `blends` whether the content mixes with its
    /// backdrop; few effects depend on them.
    mutating func group(
        _ effect: DisplayEffect,
        region: @autoclosure () -> CGRect,
        blends: @autoclosure () -> Bool,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        if case .compositing = effect, !blends() {
            // Isolation changes nothing where no content blends.
            content(&self)
            return
        }
        element("g") { document in
            switch effect {
            case .opacity(let opacity):
                document.svg.attribute("opacity", opacity)
            case .transform(let transform):
                let middle = transform.origin(ofMiddle: region())
                document.svg.attribute("transform", SVGTransform(transform.rounded(keeping: middle)))
            case .blendMode(let mode):
                document.svg.attribute("style", mode.declaration)
            case .clip(let shape):
                let caches = document.caches
                let name = document.definitions.name(of: .clipPath) {
                    $0.shape(shape, as: BasicShape(shape), caches: caches)
                }
                document.svg.attribute("clip-path", SVGReference(to: name))
            case .blur(let blur):
                let name = document.definitions.blur(
                    radius: Animated(blur.radius),
                    color: nil,
                    region: region()
                )
                document.svg.attribute("filter", SVGReference(to: name))
            case .shadow, .gradient, .mask:
                preconditionFailure("the effect is no attribute of a group")
            case .compositing:
                document.svg.attribute("style", "isolation:isolate")
            }
            content(&document)
        }
    }
}

extension BlendMode {
    /// The CSS declaration (Compositing 1 §5) for a `style` attribute, as it is no presentation attribute.
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
        case .plusLighter: "mix-blend-mode:plus-lighter"
        // CSS has no sum minus white; a product is the nearest.
        case .plusDarker: "mix-blend-mode:multiply"
        // Masks and the order of the items take the place of these modes.
        case .sourceAtop, .destinationOver, .destinationOut: "mix-blend-mode:normal"
        }
    }
}
