import Graphics

extension SVGDocumentWriter {
    /// Writes items as a group with an effect, of which some may change.
    mutating func write(
        _ effect: TimelineItem.Effect,
        around items: [TimelineItem],
        textForm: SVGDocument.TextForm
    ) {
        if case .shadow(let shadow) = effect {
            write(shadow, around: items, textForm: textForm)
            return
        }
        if case .gradient(let gradient) = effect {
            let painted = items.silhouette
            let region = TimelineItem(id: .unknown, drawing: .group(effect, items: items)).paintBounds
            painting(gradient, region: region, units: .init(of: painted, textForm: textForm)) { document in
                for item in painted { document.write(item, textForm: textForm) }
            }
            return
        }
        if case .mask(let values) = effect {
            let isInverted = values.rest.isInverted
            let group = TimelineItem(id: .unknown, drawing: .group(effect, items: items))
            let region = isInverted ? group.paintBounds : items[0].paintBounds
            masking(region: region, isInverted: isInverted) { document in
                for item in [items[0]].silhouette(in: .mask(isInverted: isInverted)) {
                    document.write(item, textForm: .outline)
                }
            } content: { document in
                for item in items.dropFirst() { document.write(item, textForm: textForm) }
            }
            return
        }
        write(effect, around: items) { document in
            for item in items { document.write(item, textForm: textForm) }
        }
    }

    /// Writes a group with an effect that is an attribute of a group; `items` are for its bounds.
    mutating func write(
        _ effect: TimelineItem.Effect,
        around items: [TimelineItem],
        content: (inout SVGDocumentWriter) -> Void
    ) {
        func region() -> CGRect {
            TimelineItem(id: .unknown, drawing: .group(effect, items: items)).paintBounds
        }
        guard !effect.isConstant else {
            group(
                effect.value(at: 0),
                region: region(),
                blends: items.contains(where: \.blends),
                content: content
            )
            return
        }
        element("g") { document in
            switch effect {
            case .opacity(let opacity):
                document.animate(opacity: opacity)
            case .transform(let transform):
                let bounds = items.dropFirst().reduce(items[0].paintBounds) { $0.union($1.paintBounds) }
                document.animate(transform: transform, center: CGPoint(x: bounds.midX, y: bounds.midY))
            case .clip(let shape):
                let (caches, clock) = (document.caches, document.clock)
                let name = document.definitions.name(of: .clipPath) {
                    $0.shape(shape, caches: caches, clock: clock)
                }
                document.svg.attribute("clip-path", SVGReference(to: name))
            case .blur(let blur):
                let name = document.definitions.blur(
                    radius: blur.map(\.radius),
                    color: nil,
                    region: region()
                )
                document.svg.attribute("filter", SVGReference(to: name))
            case .shadow, .blendMode, .compositing, .gradient, .mask:
                break
            }
            content(&document)
        }
    }

    /// Writes the opacity of the open element, which may change.
    mutating func animate(opacity: Animated<Double>) {
        if !opacity.isConstant {
            let className = definitions.styleSheet.className(animating: opacity) {
                CSSDeclaration(property: "opacity", value: $0)
            }
            svg.attribute("class", className)
        }
        if opacity.rest < 1 { svg.attribute("opacity", opacity.rest) }
    }

    private mutating func animate(transform: Animated<CGAffineTransform>, center: CGPoint) {
        let isScale = transform.keyframes.allSatisfy { $0.value.b == 0 && $0.value.c == 0 }
        let className = definitions.styleSheet.className(animating: transform) {
            CSSDeclaration(
                property: "transform",
                value: CSSTransform(transform: $0, isScale: isScale, center: center)
            )
        }
        svg.attribute("class", className)
        if transform.rest != .identity {
            svg.attribute("transform", SVGTransform(transform.rest.rounded(keeping: center)))
        }
    }
}
