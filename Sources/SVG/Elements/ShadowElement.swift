import Graphics

// A shadow is a blurred copy of the content, below the content and outside of its group. A filter around the content
// would change its colors in WebKit, which mixes them in linear light there whatever `color-interpolation-filters` is.

extension SVGDocumentWriter {
    /// Writes a shadow, and the content above it.
    mutating func write(_ shadow: Shadow, around items: [DisplayItem], textForm: SVGDocument.TextForm) {
        guard !shadow.isCutOut else { return write(outer: shadow, of: items, textForm: textForm) }
        let silhouette = visible(shadow.silhouette(of: items))
        let sharedBefore = sharesSilhouettes
        defer { sharesSilhouettes = sharedBefore }
        if profile == .plain, silhouette.contains(where: \.hasShadows) { sharesSilhouettes = true }
        if shadow.color.opacity > 0, !silhouette.isEmpty {
            write(shadow, of: silhouette, textForm: textForm)
        }
        isolated(items.contains(where: \.blends)) { document in
            // The content of a shadow inside of a silhouette is that silhouette.
            if items == silhouette, let name = document.sharedName(of: items) {
                document.svg.use(name, at: .zero) { _ in }
            } else {
                for item in items { document.write(item, textForm: textForm) }
            }
        }
    }

    /// Writes the shadow of a silhouette at its offset.
    private mutating func write(
        _ shadow: Shadow,
        of silhouette: [DisplayItem],
        textForm: SVGDocument.TextForm
    ) {
        let offset = shadow.offset
        let bounds = silhouette.dropFirst().reduce(silhouette[0].paintBounds) { $0.union($1.paintBounds) }
        let color = silhouette.contains(where: \.hasImages) ? Animated(shadow.color.opaque) : nil
        let layer = layers?.layer(named: "shadow")
        if silhouette.count == 1, !sharesSilhouettes,
            let item = silhouette[0].shape(at: offset, opacity: shadow.color.opacity)
        {
            let filter = filter(
                radius: Animated(shadow.radius),
                color: color,
                around: bounds.offsetBy(dx: offset.width, dy: offset.height)
            )
            write(item, layer: layer, filter: filter)
            return
        }
        let filter = filter(radius: Animated(shadow.radius), color: color, around: bounds)
        let origin = CGPoint(x: offset.width, y: offset.height)
        element("g") { document in
            document.svg.attribute(layer: layer)
            if offset != .zero { document.svg.attribute("transform", SVGTransform(translation: origin)) }
            document.svg.attribute(filter: filter)
            if shadow.color.opacity < 1 { document.svg.attribute("opacity", shadow.color.opacity) }
            if let name = document.sharedName(of: silhouette) {
                document.svg.use(name, at: .zero) { _ in }
            } else {
                for item in silhouette { document.write(item, textForm: textForm) }
            }
        }
    }

    /// The name of a silhouette that occurs several times; `nil` for another one.
    private mutating func sharedName(of silhouette: [DisplayItem]) -> SVGName? {
        guard sharesSilhouettes, silhouette.allSatisfy(\.isShape) else { return nil }
        let caches = caches
        return definitions.name(of: .silhouette) { svg in
            for item in silhouette {
                switch item.drawing {
                case .fill(let shape, let color):
                    svg.shape(shape, as: BasicShape(shape), caches: caches) { $0.fill(color) }
                case .stroke(let shape, let style, let color):
                    svg.shape(shape, as: BasicShape(shape), caches: caches) { $0.stroke(color, style: style) }
                case .glyphs, .group:
                    break
                }
            }
        }
    }

    /// Writes a shadow that may change, and the content above it.
    mutating func write(
        _ shadow: Animated<Shadow>,
        around items: [TimelineItem],
        textForm: SVGDocument.TextForm
    ) {
        guard !shadow.rest.isCutOut else {
            let group = TimelineItem(id: .unknown, drawing: .group(.shadow(shadow), items: items))
            writeOuter(shadow, region: group.paintBounds) { document in
                for item in items { document.write(item, textForm: textForm) }
            }
            return
        }
        writeShadow(shadow, of: shadow.silhouette(of: items)) { document, silhouette in
            for item in silhouette { document.write(item, textForm: textForm) }
        }
        isolated(items.contains(where: \.blends)) { document in
            for item in items { document.write(item, textForm: textForm) }
        }
    }

    /// Writes a shadow of a silhouette, without the content.
    mutating func writeShadow(
        _ shadow: Animated<Shadow>,
        of silhouette: [TimelineItem],
        content: (inout SVGDocumentWriter, [TimelineItem]) -> Void
    ) {
        guard !silhouette.isEmpty else { return }
        let color = shadow.map(\.color.opaque)
        let filter = filter(
            radius: shadow.map(\.radius),
            color: !color.isConstant || silhouette.contains(where: \.hasImages) ? color : nil,
            around: silhouette.dropFirst().reduce(silhouette[0].paintBounds) { $0.union($1.paintBounds) }
        )
        group(shadowOffset: shadow.map(\.offset)) { document in
            document.element("g") { document in
                document.svg.attribute(filter: filter)
                document.animate(opacity: shadow.map(\.color.opacity))
                content(&document, silhouette)
            }
        }
    }

    /// The items of a silhouette that a program can blur: a design tool cannot give an image another color.
    private func visible(_ silhouette: [DisplayItem]) -> [DisplayItem] {
        profile.namesLayers ? silhouette.filter { !$0.hasImages } : silhouette
    }

    /// The filter that makes a shadow of what is inside of bounds; `nil` for a sharp shadow.
    private mutating func filter(
        radius: Animated<Double>,
        color: Animated<ResolvedColor>?,
        around bounds: CGRect
    ) -> SVGName? {
        let largest = radius.keyframes.reduce(0) { max($0, $1.value) }
        guard largest > 0 || color != nil else { return nil }
        let reach = 3 * largest
        return definitions.blur(radius: radius, color: color, region: bounds.insetBy(dx: -reach, dy: -reach))
    }

    private mutating func group(
        shadowOffset offset: Animated<CGSize>,
        content: (inout SVGDocumentWriter) -> Void
    ) {
        guard offset != Animated(.zero) else {
            content(&self)
            return
        }
        let className =
            offset.isConstant
            ? nil
            : definitions.styleSheet.className(animating: offset) {
                CSSDeclaration(property: "transform", value: CSSTranslation(offset: $0))
            }
        element("g") { document in
            document.svg.attribute(className: className)
            let rest = CGPoint(x: offset.rest.width, y: offset.rest.height)
            if offset.rest != .zero {
                document.svg.attribute("transform", SVGTransform(translation: rest))
            }
            content(&document)
        }
    }

    /// Writes one item of a silhouette.
    private mutating func write(_ drawing: DisplayItem.Drawing, layer: SVGLayer?, filter: SVGName?) {
        switch drawing {
        case .fill(let shape, let color):
            write(shape) {
                $0.attribute(layer: layer)
                $0.fill(color)
                $0.attribute(filter: filter)
            }
        case .stroke(let shape, let style, let color):
            write(shape) {
                $0.attribute(layer: layer)
                $0.stroke(color, style: style)
                $0.attribute(filter: filter)
            }
        case .glyphs, .group:
            preconditionFailure("only a shape has a filter of its own")
        }
    }

    /// Writes a content whose blend modes see nothing of what is below it, as in the group of a filter.
    mutating func isolated(_ blends: Bool, content: (inout SVGDocumentWriter) -> Void) {
        guard blends else {
            content(&self)
            return
        }
        element("g") { document in
            document.svg.attribute("style", "isolation:isolate")
            content(&document)
        }
    }
}

extension SVGWriter {
    fileprivate mutating func attribute(filter: SVGName?) {
        if let filter { attribute("filter", SVGReference(to: filter)) }
    }
}

extension DisplayItem {
    /// The drawing of a shape at a distance, with another alpha; `nil` for an item that is no shape.
    fileprivate func shape(at offset: CGSize, opacity: Double) -> Drawing? {
        switch drawing {
        case .fill(let shape, let color):
            .fill(shape.offset(by: offset), color: color.multiplyingOpacity(by: opacity))
        case .stroke(let shape, let style, let color):
            .stroke(shape.offset(by: offset), style: style, color: color.multiplyingOpacity(by: opacity))
        case .glyphs, .group: nil
        }
    }

    fileprivate var isShape: Bool {
        switch drawing {
        case .fill, .stroke: true
        case .glyphs, .group: false
        }
    }

    fileprivate var hasShadows: Bool {
        switch drawing {
        case .fill, .stroke, .glyphs: false
        case .group(.shadow, _): true
        case .group(_, let items): items.contains(where: \.hasShadows)
        }
    }

    /// Whether the item has an image, whose colors are its own.
    var hasImages: Bool {
        switch drawing {
        case .fill, .stroke: false
        case .glyphs(let run): run.hasImages
        case .group(_, let items): items.contains(where: \.hasImages)
        }
    }
}

extension TimelineItem {
    fileprivate var hasImages: Bool {
        switch drawing {
        case .fill, .stroke: false
        case .glyphs(let run, _): run.hasImages
        case .group(_, let items): items.contains(where: \.hasImages)
        }
    }
}

extension GlyphRun {
    fileprivate var hasImages: Bool {
        glyphs.contains { if case .bitmap = $0.glyph.drawing { true } else { false } }
    }
}
