import Graphics

/// The lines of a text, in the font in which they fit.
struct FittedText {
    var lines: [ShapedLine]
    var font: FontDescriptor
    var metrics: LineMetrics

    /// The height of all lines, in points and not rounded.
    func height(spacing: CGFloat) -> CGFloat {
        CGFloat(lines.count) * metrics.lineHeight + CGFloat(lines.count - 1) * spacing
    }

    /// The number of lines that fit in a height: at least one, at most all.
    func lineCount(in height: CGFloat, spacing: CGFloat) -> Int {
        let pitch = metrics.lineHeight + spacing
        guard lines.count > 1, height < .infinity, pitch > 0 else { return lines.count }
        let fitting = ((height + spacing) / pitch + TextFitting.tolerance).rounded(.down)
        return Int(max(1, min(fitting, CGFloat(lines.count))))
    }
}

/// Makes a text with attributes fit a size: by a smaller font, by breaking, by leaving out characters.
struct TextFitting {
    let string: String
    let font: FontDescriptor
    let traits: TextTraits
    let direction: TextDirection
    let displayScale: CGFloat
    let shaper: any TextShaper

    /// The number of times that the range of possible sizes is halved.
    private static let scaleSteps = 6
    /// About as often as a search shapes a text that is cut, or whose lines are sought.
    static let searchSteps = 8
    private static let ellipsis = "…"

    /// The error of a sum of lengths, in points.
    fileprivate static let tolerance: CGFloat = 1e-6

    /// The work of shaping a string once, in measurements of a small view.
    ///
    /// Letters that have no ASCII character may join, carry marks, or come from several fonts.
    static func shapingCost(of string: String) -> Int {
        let bytes = string.utf8
        let letters = bytes.allSatisfy { $0 < 0x80 } ? bytes.count : bytes.count * 4
        return 1 + letters / TreeLimits.partsOfOne
    }

    /// The work of measuring a text, in measurements of a small view.
    static func measurementCost(of string: String, _ traits: TextTraits?) -> Int {
        guard let traits else { return shapingCost(of: string) }
        var count = 1
        if traits.minimumScaleFactor < 1 { count += scaleSteps + 1 }
        if traits.lineLimit != nil { count += searchSteps }
        return count * shapingCost(of: string)
    }

    func text(in size: CGSize) -> FittedText {
        let full = text(in: size.width, scale: 1)
        guard traits.minimumScaleFactor < 1, !fits(full, in: size) else { return limited(full, in: size) }
        var (smallest, largest) = (max(traits.minimumScaleFactor, 0.01), 1.0)
        for _ in 0..<Self.scaleSteps {
            let middle = (smallest + largest) / 2
            if fits(text(in: size.width, scale: middle), in: size) {
                smallest = middle
            } else {
                largest = middle
            }
        }
        return limited(text(in: size.width, scale: smallest), in: size)
    }

    /// All lines of the text in a font that is scaled, at a width.
    func text(in width: CGFloat, scale: CGFloat) -> FittedText {
        var scaled = font
        scaled.size *= scale
        return FittedText(
            lines: lines(of: string, in: scaled, width: width),
            font: scaled,
            metrics: shaper.lineMetrics(for: scaled)
        )
    }

    private func fits(_ text: FittedText, in size: CGSize) -> Bool {
        text.lines.count <= traits.lineLimit ?? .max
            && text.height(spacing: traits.lineSpacing) <= size.height + Self.tolerance
            && text.lines.allSatisfy {
                $0.width.roundedUp(toScale: displayScale) <= size.width + Self.tolerance
            }
    }

    // MARK: Tracking

    /// Breaking knows nothing of tracking, so a line may be wider than the limit.
    private func lines(of string: String, in font: FontDescriptor, width: CGFloat) -> [ShapedLine] {
        let text = shaper.shape(string, font: font, direction: direction, maximumWidth: width)
        return traits.tracking == 0 ? text.lines : text.lines.map(tracked)
    }

    /// The line with a distance after each glyph, the last one included, as SwiftUI's.
    private func tracked(_ line: ShapedLine) -> ShapedLine {
        var line = line
        for index in line.glyphs.indices {
            line.glyphs[index].position.x += traits.tracking * CGFloat(index)
        }
        line.width += traits.tracking * CGFloat(line.glyphs.count)
        return line
    }

    // MARK: Truncation

    /// The text with no more lines than its limit and the height allow; the last one ends with an ellipsis if
    /// characters are left out.
    private func limited(_ text: FittedText, in size: CGSize) -> FittedText {
        let fitting = text.lineCount(in: size.height, spacing: traits.lineSpacing)
        let limit = min(max(traits.lineLimit ?? .max, 1), fitting)
        let isCut = text.lines.count > limit
        // A word that is longer than a line is not broken.
        let isWide =
            traits.lineLimit.map { max($0, 1) } == limit
            && text.lines[limit - 1].width > size.width + Self.tolerance
        guard isCut || isWide else { return text }
        var text = text
        let end = endOfParagraph(with: limit - 1, of: text, in: size.width)
        let rest = text.lines[(limit - 1)..<end].map(\.text).joined(separator: " ")
        text.lines = Array(text.lines[..<(limit - 1)]) + [truncated(rest, in: text.font, width: size.width)]
        return text
    }

    /// The index after the last line of the paragraph that a line is in.
    private func endOfParagraph(with line: Int, of text: FittedText, in width: CGFloat) -> Int {
        let paragraphs = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard paragraphs.count > 1 else { return text.lines.count }
        var end = 0
        for paragraph in paragraphs where end <= line {
            end += lines(of: String(paragraph), in: text.font, width: width).count
        }
        return min(max(end, line + 1), text.lines.count)
    }

    /// The longest part of a string that fits with an ellipsis in a line.
    private func truncated(_ string: String, in font: FontDescriptor, width: CGFloat) -> ShapedLine {
        let characters = Array(string)
        var (fitting, tooLong) = (0, characters.count + 1)
        while tooLong - fitting > 1 {
            let count = (fitting + tooLong) / 2
            if line(of: characters, count: count, in: font).width <= width + 1e-6 {
                fitting = count
            } else {
                tooLong = count
            }
        }
        return line(of: characters, count: fitting, in: font)
    }

    private func line(of characters: [Character], count: Int, in font: FontDescriptor) -> ShapedLine {
        let text =
            switch traits.truncationMode {
            case .tail: String(characters.prefix(count)) + Self.ellipsis
            case .head: Self.ellipsis + String(characters.suffix(count))
            case .middle:
                String(characters.prefix((count + 1) / 2)) + Self.ellipsis
                    + String(characters.suffix(count / 2))
            }
        return lines(of: text, in: font, width: .infinity)[0]
    }
}
