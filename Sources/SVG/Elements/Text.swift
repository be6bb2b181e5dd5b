import Graphics

/// What an element does with its colour.
enum ColorUse {
    case fill, stroke
    /// Both, as one: its alpha is that of the element.
    case fillAndStroke
    /// The element has colours of its own.
    case alpha
}

extension SVGRenderer {
    /// Writes a line of text: as outlines, one path for all glyphs that are only filled, or as text.
    ///
    /// What `animate` adds to each element knows how the colour is used there.
    func write(
        _ run: GlyphRun,
        to svg: inout SVGWriter,
        animate: (inout SVGWriter, ColorUse) -> Void = { _, _ in }
    ) {
        if textForm == .live, case .text(let text, let direction) = run.content {
            svg.text(text, direction, of: run) { animate(&$0, .fill) }
            return
        }
        if run.glyphs.contains(where: \.glyph.isOnlyFilled) {
            svg.glyphPath {
                $0.fill(run.color)
                animate(&$0, .fill)
            } data: {
                glyphs.writeFilled(run, to: &$0)
            }
        }
        for item in run.glyphs where !item.glyph.isOnlyFilled {
            switch item.glyph.drawing {
            case .outline(_, let strokeWidth) where strokeWidth > 0:
                let style = StrokeStyle(
                    lineWidth: strokeWidth * GlyphPathData.unitsPerPoint,
                    lineJoin: .round
                )
                svg.heavyGlyphPath(run.color, style) {
                    animate(&$0, .fillAndStroke)
                } data: {
                    glyphs.write(item.glyph, at: run.place(of: item), to: &$0)
                }
            case .outline:
                break
            case .bitmap(let png, let frame):
                svg.image(png, in: frame, at: run.place(of: item), opacity: run.color.opacity) {
                    animate(&$0, .alpha)
                }
            }
        }
    }
}

extension GlyphCache {
    /// Writes the glyphs of a line that are only filled.
    fileprivate mutating func writeFilled(_ run: GlyphRun, to bytes: inout [UInt8]) {
        for item in run.glyphs where item.glyph.isOnlyFilled {
            write(item.glyph, at: run.place(of: item), to: &bytes)
        }
    }
}

extension GlyphRun {
    fileprivate func place(of item: PositionedGlyph) -> CGPoint {
        CGPoint(x: origin.x + item.position.x, y: origin.y + item.position.y)
    }
}

extension SVGWriter {
    fileprivate mutating func glyphPath(paint: (inout SVGWriter) -> Void, data: (inout [UInt8]) -> Void) {
        element("path") {
            $0.attribute("transform", "scale(.01)")
            paint(&$0)
            $0.attribute("d", value: data)
        }
    }

    /// A glyph made heavier by a line around it; its alpha applies to both as one.
    fileprivate mutating func heavyGlyphPath(
        _ color: ResolvedColor,
        _ style: StrokeStyle,
        animate: (inout SVGWriter) -> Void,
        data: (inout [UInt8]) -> Void
    ) {
        glyphPath(
            paint: {
                $0.fill(color.opaque)
                $0.outline(color.opaque, style)
                if color.opacity < 1 { $0.attribute("opacity", color.opacity) }
                animate(&$0)
            },
            data: data
        )
    }

    fileprivate mutating func image(
        _ png: [UInt8],
        in frame: CGRect,
        at origin: CGPoint,
        opacity: Double,
        animate: (inout SVGWriter) -> Void
    ) {
        element("image") {
            $0.attribute("x", origin.x + frame.minX)
            $0.attribute("y", origin.y + frame.minY)
            $0.attribute("width", frame.width)
            $0.attribute("height", frame.height)
            if opacity < 1 { $0.attribute("opacity", opacity) }
            animate(&$0)
            $0.attribute("href") {
                $0.append(contentsOf: "data:image/png;base64,".utf8)
                $0.append(base64: png)
            }
        }
    }
}
