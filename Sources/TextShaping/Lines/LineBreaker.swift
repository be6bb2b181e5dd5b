import CUnistring
import Graphics

/// Breaks a paragraph into lines no wider than a limit, each as full as possible.
struct LineBreaker {
    let maximumWidth: CGFloat

    /// The scalars of each line, given the advance of each scalar; white space at a break is on no line.
    func lines(of paragraph: Paragraph, advances: [CGFloat]) -> [Range<Int>] {
        let opportunities = Self.opportunities(in: paragraph)
        var lines: [Range<Int>] = []
        var start = 0
        while start < paragraph.scalars.count {
            let end = lineEnd(from: start, advances: advances, opportunities: opportunities, in: paragraph)
            let isLast = end == paragraph.scalars.count
            lines.append(isLast ? start..<end : paragraph.trimmingEnd(of: start..<end))
            start = end
        }
        return lines.isEmpty ? [paragraph.range] : lines
    }

    /// The start of the next line: after the last break opportunity that fits, or else after the last character
    /// that fits.
    private func lineEnd(
        from start: Int,
        advances: [CGFloat],
        opportunities: [Opportunity],
        in paragraph: Paragraph
    ) -> Int {
        var width: CGFloat = 0
        var lastWord = start
        var lastCharacter = start
        for index in start..<advances.count {
            if index > start, opportunities[index] == .afterWord { lastWord = index }
            if index > start, opportunities[index] != .none { lastCharacter = index }
            // White space at the end of a line hangs: it never makes the line too wide.
            if paragraph.isWhiteSpace(at: index) {
                width += advances[index]
                continue
            }
            width += advances[index]
            guard width > maximumWidth + Self.tolerance else { continue }
            if lastWord > start { return lastWord }
            if lastCharacter > start { return lastCharacter }
            // Not even one character fits, but a line has at least one.
        }
        return advances.count
    }

    /// Allows for rounding: a sum of advances may differ from the width of the shaped line in its last digits.
    private static let tolerance: CGFloat = 1e-6

    /// The kind of line break that is possible before a scalar.
    private enum Opportunity {
        case none, betweenCharacters, afterWord
    }

    private static func opportunities(in paragraph: Paragraph) -> [Opportunity] {
        let scalars = paragraph.scalars
        var breaks = Array(repeating: CChar(), count: scalars.count)
        u32_possible_linebreaks_v2(scalars, scalars.count, "UTF-8", &breaks)

        var opportunities = Array(repeating: Opportunity.none, count: scalars.count)
        var index = 0
        for character in paragraph.text {
            let isWordBreak = breaks[index] == CChar(UC_BREAK_POSSIBLE)
            opportunities[index] = isWordBreak ? .afterWord : .betweenCharacters
            index += character.unicodeScalars.count
        }
        return opportunities
    }
}

extension Paragraph {
    fileprivate func isWhiteSpace(at index: Int) -> Bool {
        Unicode.Scalar(scalars[index])?.properties.isWhitespace ?? false
    }

    fileprivate func trimmingEnd(of range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, isWhiteSpace(at: end - 1) { end -= 1 }
        return range.lowerBound..<end
    }
}
