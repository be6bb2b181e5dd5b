import Graphics

/// Lays out a text in lines.
struct TextLayout {
    let itemizer: TextItemizer
    let shaper: LineShaper

    func shape(_ text: String, direction: TextDirection, maximumWidth: CGFloat) -> ShapedText {
        func lines(of paragraph: Substring) -> [ShapedLine] {
            self.lines(of: Paragraph(paragraph), direction: direction, maximumWidth: maximumWidth)
        }
        // Bytes are faster to test than characters, and in ASCII only controls can be line feeds.
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) {
            return ShapedText(lines: lines(of: text[...]))
        }
        let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return ShapedText(lines: paragraphs.flatMap(lines))
    }

    private func lines(
        of paragraph: Paragraph,
        direction: TextDirection,
        maximumWidth: CGFloat
    ) -> [ShapedLine] {
        let runs = itemizer.runs(of: paragraph, direction: direction)
        let whole = line(paragraph.range, of: paragraph, runs: runs)
        guard whole.width > maximumWidth else { return [whole] }
        let advances = shaper.advances(of: runs, in: paragraph)
        return LineBreaker(maximumWidth: maximumWidth).lines(of: paragraph, advances: advances).map {
            line($0, of: paragraph, runs: runs.clipped(to: $0))
        }
    }

    private func line(_ range: Range<Int>, of paragraph: Paragraph, runs: [TextRun]) -> ShapedLine {
        let (glyphs, width) = shaper.glyphs(of: runs, in: paragraph)
        // A paragraph from left to right always has a run of level 0 (UAX #9, rule P3).
        let isRightToLeft = runs.map(\.level).min().map { $0 % 2 == 1 } ?? false
        return ShapedLine(
            text: paragraph.text(in: range),
            glyphs: glyphs,
            width: width,
            direction: isRightToLeft ? .rightToLeft : .leftToRight
        )
    }
}
