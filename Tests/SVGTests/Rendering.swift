import Graphics
import SVG

let square = CGRect(x: 0, y: 0, width: 10, height: 10)
let black = ResolvedColor(0x000000)

/// The content of a document after its title.
func body(_ items: DisplayItem...) -> String {
    let text = svg(items)
    guard let start = text.range(of: "</title>"), let end = text.range(of: "</svg>") else { return text }
    return String(text[start.upperBound..<end.lowerBound])
}

func svg(_ items: [DisplayItem], title: String = "t", style: SVGRenderer.Style = .compact) -> String {
    let document = SVGDocument(
        title: title,
        viewBox: CGRect(x: -1, y: -2, width: 12, height: 14),
        content: DisplayList(size: square.size, items: items)
    )
    return svg(document, style: style)
}

func svg(_ document: SVGDocument, style: SVGRenderer.Style = .compact) -> String {
    String(decoding: SVGRenderer(style: style).render(document), as: UTF8.self)
}

/// A glyph of half a point in width and a point in height.
func glyph(x: CGFloat, y: CGFloat, stroke: CGFloat = 0) -> PositionedGlyph {
    let path = Path(CGRect(x: 0, y: -1, width: 0.5, height: 1))
    return PositionedGlyph(
        glyph: Glyph(.outline(path, strokeWidth: stroke)),
        position: CGPoint(x: x, y: y)
    )
}

/// A line with the text "a".
func line(
    _ glyphs: [PositionedGlyph],
    color: ResolvedColor = black,
    direction: TextDirection = .leftToRight
) -> DisplayItem {
    .glyphs(
        GlyphRun(
            content: .text("a", direction),
            font: FontDescriptor(size: 10),
            origin: CGPoint(x: 1, y: 8),
            glyphs: glyphs,
            metrics: LineMetrics(ascent: 8, descent: 2),
            width: 5,
            color: color
        )
    )
}

extension String {
    /// The texts between two delimiters.
    func components(between start: String, and end: String) -> [String] {
        var found: [String] = []
        var rest = self[...]
        while let opening = rest.range(of: start) {
            rest = rest[opening.upperBound...]
            guard let closing = rest.range(of: end) else { break }
            found.append(String(rest[..<closing.lowerBound]))
        }
        return found
    }
}

extension StringProtocol {
    /// The first occurrence of a text.
    fileprivate func range(of text: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(text) }.map { $0..<index($0, offsetBy: text.count) }
    }
}
