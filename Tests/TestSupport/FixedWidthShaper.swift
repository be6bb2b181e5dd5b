package import Graphics

/// A shaper that makes every character a square of half the font's size, for simple sums in tests.
///
/// A line is as high as the font's size, three quarters of it above the baseline. Lines break at line
/// feeds, and at spaces where they would be too wide. The only symbols are `star` and those of roles in
/// an article.
package struct FixedWidthShaper: TextShaper {
    package init() {}

    private static let symbolNames: Set = ["star", "face.smiling", "trash", "xmark.circle"]

    private static let square = Glyph(
        .outline(Path(CGRect(x: 0, y: -1, width: 1, height: 1)), strokeWidth: 0)
    )

    package func shape(
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

    package func lineMetrics(for font: FontDescriptor) -> LineMetrics {
        LineMetrics(ascent: font.size * 0.75, descent: font.size * 0.25)
    }

    package func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        guard Self.symbolNames.contains(name) else { return nil }
        return ShapedSymbol(
            glyph: Self.square,
            origin: CGPoint(x: 0, y: font.size),
            size: CGSize(width: font.size, height: font.size),
            baseline: font.size * 0.75
        )
    }
}
