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
        var filled: [UInt8] = []
        for item in run.glyphs {
            guard case .outline(let path, let strokeWidth) = item.glyph.drawing, strokeWidth == 0 else {
                continue
            }
            glyphs.data(for: item.glyph, outline: path)
                .write(at: run.place(of: item), to: &filled)
        }
        if !filled.isEmpty {
            svg.glyphPath(filled) {
                $0.fill(run.color)
                animate(&$0, .fill)
            }
        }
        for item in run.glyphs {
            switch item.glyph.drawing {
            case .outline(let path, let strokeWidth) where strokeWidth > 0:
                var data: [UInt8] = []
                glyphs.data(for: item.glyph, outline: path).write(at: run.place(of: item), to: &data)
                let style = StrokeStyle(
                    lineWidth: strokeWidth * GlyphPathData.unitsPerPoint,
                    lineJoin: .round
                )
                svg.heavyGlyphPath(data, run.color, style) { animate(&$0, .fillAndStroke) }
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

extension GlyphRun {
    fileprivate func place(of item: PositionedGlyph) -> CGPoint {
        CGPoint(x: origin.x + item.position.x, y: origin.y + item.position.y)
    }
}

extension SVGWriter {
    fileprivate mutating func glyphPath(_ data: [UInt8], paint: (inout SVGWriter) -> Void) {
        element("path") {
            $0.attribute("transform", "scale(.01)")
            paint(&$0)
            $0.attribute("d") { $0.append(contentsOf: data) }
        }
    }

    /// A glyph made heavier by a line around it; its alpha applies to both as one.
    fileprivate mutating func heavyGlyphPath(
        _ data: [UInt8],
        _ color: ResolvedColor,
        _ style: StrokeStyle,
        animate: (inout SVGWriter) -> Void
    ) {
        glyphPath(data) {
            $0.fill(color.opaque)
            $0.outline(color.opaque, style)
            if color.opacity < 1 { $0.attribute("opacity", color.opacity) }
            animate(&$0)
        }
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
