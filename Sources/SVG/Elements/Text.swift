import Graphics

extension SVGDocumentWriter {
    /// Writes a line of text in a form.
    ///
    /// As outlines, all glyphs that are only filled are one path. `animation` is the color over time, if it
    /// changes; the class that animates it depends on the element.
    mutating func write(
        _ run: GlyphRun,
        textForm: SVGDocument.TextForm,
        animation: Animated<ResolvedColor>? = nil
    ) {
        if textForm == .live, case .text(let text, let direction) = run.content {
            let className = definitions.styleSheet.className(animating: animation, use: .fill)
            svg.text(text, direction: direction, run: run, className: className)
            return
        }
        if run.glyphs.contains(where: \.glyph.isOnlyFilled) {
            let className = definitions.styleSheet.className(animating: animation, use: .fill)
            svg.glyphPath(FilledGlyphs(glyphs: run.glyphs, origin: run.origin, caches: caches)) {
                $0.fill(run.color)
                $0.attribute(className: className)
            }
        }
        for item in run.glyphs where !item.glyph.isOnlyFilled {
            write(item, in: run, animation: animation)
        }
    }

    /// Writes a glyph that is not only filled.
    private mutating func write(
        _ item: PositionedGlyph,
        in run: GlyphRun,
        animation: Animated<ResolvedColor>?
    ) {
        let origin = item.origin(from: run.origin)
        switch item.glyph.drawing {
        case .outline(_, let strokeWidth) where strokeWidth > 0:
            let className = definitions.styleSheet.className(animating: animation, use: .fillAndStroke)
            svg.glyphPath(GlyphOutline(glyph: item.glyph, origin: origin, caches: caches)) {
                $0.fillAndStroke(run.color, lineWidth: strokeWidth * GlyphPathData.unitsPerPoint)
                $0.attribute(className: className)
            }
        case .outline:
            break
        case .bitmap(let png, let frame):
            let className = definitions.styleSheet.className(animating: animation, use: .alpha)
            svg.image(png, frame: frame.offsetBy(dx: origin.x, dy: origin.y)) {
                if run.color.opacity < 1 { $0.attribute("opacity", run.color.opacity) }
                $0.attribute(className: className)
            }
        }
    }
}

extension SVGWriter {
    fileprivate mutating func glyphPath(_ data: some SVGValue, attributes: (inout SVGWriter) -> Void) {
        element("path") {
            $0.attribute("transform", "scale(.01)")
            attributes(&$0)
            $0.attribute("d", data)
        }
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
        element("image") {
            $0.attribute("x", frame.minX)
            $0.attribute("y", frame.minY)
            $0.attribute("width", frame.width)
            $0.attribute("height", frame.height)
            attributes(&$0)
            $0.attribute("href", SVGDataURL(png: png))
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
        caches.glyphs.writeFilled(glyphs, origin: origin, to: &bytes)
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

extension GlyphCache {
    /// Writes the glyphs of a line that are only filled; one call, so that the cache is accessed once.
    fileprivate mutating func writeFilled(
        _ glyphs: [PositionedGlyph],
        origin: CGPoint,
        to bytes: inout [UInt8]
    ) {
        for item in glyphs where item.glyph.isOnlyFilled {
            write(item.glyph, at: item.origin(from: origin), to: &bytes)
        }
    }
}

extension PositionedGlyph {
    /// The origin of the glyph in a line with an origin.
    fileprivate func origin(from line: CGPoint) -> CGPoint {
        CGPoint(x: line.x + position.x, y: line.y + position.y)
    }
}
