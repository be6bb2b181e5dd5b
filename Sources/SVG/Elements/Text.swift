import Graphics

extension SVGDocumentWriter {
    /// Writes a line of text in a form.
    ///
    /// As outlines, all glyphs that are only filled are one path. `colors` are the colors over time, if
    /// it changes or depends on the viewer; the classes for them depend on the element.
    mutating func write(
        _ run: GlyphRun,
        textForm: SVGDocument.TextForm,
        colors: [Variant<Animated<ResolvedColor>>]? = nil,
        layer: SVGLayer? = nil
    ) {
        if textForm == .live, case .text(let text, let direction) = run.content {
            let classes = definitions.styleSheet.classes(coloring: colors, use: .fill)
            switch profile {
            case .plain: svg.text(text, direction: direction, run: run, classes: classes)
            case .figma, .penpot: svg.editableText(text, run: run, layer: layer)
            }
            return
        }
        let glyphs = FilledGlyphCount(run.glyphs.span)
        if glyphs.filled > 0 {
            let classes = definitions.styleSheet.classes(coloring: colors, use: .fill)
            func attributes(_ svg: inout SVGWriter) {
                svg.fill(run.color)
                svg.attribute(classes: classes)
                svg.attribute(layer: layer)
            }
            let line = RepeatedGlyphs.Line(run)
            // A reference would move the gradient with the outlines.
            if svg.paint == nil, repeatedGlyphs.contains(line) {
                let outlines = FilledGlyphs(glyphs: run.glyphs, origin: .zero, caches: caches)
                let name = definitions.name(of: line) { $0.glyphAttributes(outlines) }
                svg.use(name, at: run.origin, attributes: attributes)
            } else {
                let outlines = FilledGlyphs(glyphs: run.glyphs, origin: run.origin, caches: caches)
                svg.glyphPath(outlines, attributes: attributes)
            }
        }
        guard glyphs.others > 0 else { return }
        // The outlines of the line are its layer, and otherwise its first glyph.
        var layer = glyphs.filled > 0 ? nil : layer
        for item in run.glyphs where !item.glyph.isOnlyFilled {
            write(item, in: run, colors: colors, layer: layer)
            layer = nil
        }
    }

    /// Writes a glyph that is not only filled.
    private mutating func write(
        _ item: PositionedGlyph,
        in run: GlyphRun,
        colors: [Variant<Animated<ResolvedColor>>]?,
        layer: SVGLayer?
    ) {
        let origin = item.origin(from: run.origin)
        switch item.glyph.drawing {
        case .outline(_, let strokeWidth) where strokeWidth > 0:
            let classes = definitions.styleSheet.classes(coloring: colors, use: .fillAndStroke)
            svg.glyphPath(GlyphOutline(glyph: item.glyph, origin: origin, caches: caches)) {
                $0.fillAndStroke(run.color, lineWidth: strokeWidth * GlyphPathData.unitsPerPoint)
                $0.attribute(classes: classes)
                $0.attribute(layer: layer)
            }
        case .outline:
            break
        case .bitmap(let png, let frame):
            let classes = definitions.styleSheet.classes(coloring: colors, use: .alpha)
            func attributes(_ svg: inout SVGWriter) {
                if run.color.opacity < 1 { svg.attribute("opacity", run.color.opacity) }
                svg.attribute(classes: classes)
                svg.attribute(layer: layer)
            }
            let place = frame.offsetBy(dx: origin.x, dy: origin.y)
            let repeated = RepeatedGlyphs.PNG(bytes: png)
            if repeatedGlyphs.contains(repeated) {
                let image = definitions.image(repeated, frame: frame) {
                    $0.imageAttributes(png, frame: frame)
                }
                svg.use(image.name, from: image.frame, in: place, attributes: attributes)
            } else {
                svg.image(png, frame: place, attributes: attributes)
            }
        }
    }
}

extension SVGWriter {
    fileprivate mutating func glyphPath(_ data: some SVGValue, attributes: (inout SVGWriter) -> Void) {
        element("path") { $0.glyphAttributes(data, attributes: attributes) }
    }

    /// Writes the attributes of a path of glyphs.
    fileprivate mutating func glyphAttributes(
        _ data: some SVGValue,
        attributes: (inout SVGWriter) -> Void = { _ in }
    ) {
        attribute("transform", "scale(.01)")
        usesGlyphUnits = true
        attributes(&self)
        usesGlyphUnits = false
        attribute("d", data)
    }

    /// Writes the attributes of a glyph made heavier by a stroke; its alpha applies to both as one.
    fileprivate mutating func fillAndStroke(_ color: ResolvedColor, lineWidth: CGFloat) {
        fill(color.opaque)
        outline(color.opaque, style: StrokeStyle(lineWidth: lineWidth, lineJoin: .round))
        if color.opacity < 1 { attribute("opacity", color.opacity) }
    }

    fileprivate mutating func image(
        _ png: [UInt8],
        frame: CGRect,
        attributes: (inout SVGWriter) -> Void
    ) {
        element("image") { $0.imageAttributes(png, frame: frame, attributes: attributes) }
    }

    fileprivate mutating func imageAttributes(
        _ png: [UInt8],
        frame: CGRect,
        attributes: (inout SVGWriter) -> Void = { _ in }
    ) {
        attribute("x", frame.minX)
        attribute("y", frame.minY)
        attribute("width", frame.width)
        attribute("height", frame.height)
        attributes(&self)
        address(SVGDataURL(png: png))
    }
}

/// The numbers of glyphs of a line that are only filled, and of others.
private struct FilledGlyphCount {
    private(set) var filled = 0
    private(set) var others = 0

    /// Counts in a span, which retains none of the glyphs.
    init(_ glyphs: Span<PositionedGlyph>) {
        for index in glyphs.indices {
            if glyphs[index].glyph.isOnlyFilled { filled += 1 } else { others += 1 }
        }
    }
}

/// The path data of the glyphs of a line that are only filled.
private struct FilledGlyphs: SVGValue {
    let glyphs: [PositionedGlyph]
    /// The origin of the line.
    let origin: CGPoint
    let caches: SVGCaches

    func write(to bytes: inout [UInt8]) {
        // One call, so that access to the cache is checked once.
        caches.glyphs.writeFilled(glyphs.span, origin: origin, to: &bytes)
    }
}

/// The path data of one glyph.
private struct GlyphOutline: SVGValue {
    let glyph: Glyph
    let origin: CGPoint
    let caches: SVGCaches

    func write(to bytes: inout [UInt8]) {
        caches.glyphs.write(glyph, at: origin, to: &bytes)
    }
}

extension PositionedGlyph {
    /// The origin of the glyph in a line with an origin.
    func origin(from line: CGPoint) -> CGPoint {
        CGPoint(x: line.x + position.x, y: line.y + position.y)
    }
}
