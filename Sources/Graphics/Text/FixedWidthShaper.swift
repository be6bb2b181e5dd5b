/// A shaper that needs no fonts: every character is a square of half the font's size.
///
/// Pictures of tests are the same on every machine with it, and their widths are simple sums. A line is as high as
/// the font's size, three quarters of it above the baseline. Lines break at line feeds, and at spaces where they
/// would be too wide.
public struct FixedWidthShaper: TextShaper {
    private let symbolNames: Set<String>

    /// A shaper that draws the symbols of some SF names, as squares of the font's size.
    public init(symbolNames: Set<String>) {
        self.symbolNames = symbolNames
    }

    private static let square = Glyph(
        .outline(Path(CGRect(x: 0, y: -1, width: 1, height: 1)), strokeWidth: 0)
    )

    public func shape(
        _ text: String,
        font: FontDescriptor,
        direction: TextDirection,
        maximumWidth: CGFloat
    ) -> ShapedText {
        let advance = font.size / 2
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            var line = ""
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
                let longer = line.isEmpty ? String(word) : line + " " + word
                if !line.isEmpty, CGFloat(longer.count) * advance > maximumWidth {
                    lines.append(line)
                    line = String(word)
                } else {
                    line = longer
                }
            }
            lines.append(line)
        }
        return ShapedText(
            lines: lines.map { line in
                ShapedLine(
                    text: line,
                    glyphs: line.indices.enumerated().map { position, _ in
                        PositionedGlyph(
                            glyph: Self.square,
                            position: CGPoint(x: CGFloat(position) * advance, y: 0)
                        )
                    },
                    width: CGFloat(line.count) * advance
                )
            }
        )
    }

    public func lineMetrics(for font: FontDescriptor) -> LineMetrics {
        LineMetrics(ascent: font.size * 0.75, descent: font.size * 0.25)
    }

    public func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        guard symbolNames.contains(name) else { return nil }
        return ShapedSymbol(
            glyph: Self.square,
            origin: CGPoint(x: 0, y: font.size),
            size: CGSize(width: font.size, height: font.size),
            baseline: font.size * 0.75
        )
    }
}
