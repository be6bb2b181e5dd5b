import Graphics

/// The lines of a text, in the font in which they fit.
struct FittedText {
    var lines: [ShapedLine]
    var font: FontDescriptor
    var metrics: LineMetrics
}

/// Makes a text with attributes fit a width: by a smaller font, by breaking, by leaving out characters.
struct TextFitting {
    let string: String
    let font: FontDescriptor
    let traits: TextTraits
    let direction: TextDirection
    let displayScale: CGFloat
    let shaper: any TextShaper

    /// The number of times that the range of possible sizes is halved.
    private static let scaleSteps = 6
    private static let ellipsis = "…"

    func text(in width: CGFloat) -> FittedText {
        let full = text(in: width, scale: 1)
        guard traits.minimumScaleFactor < 1, !fits(full, in: width) else { return limited(full, in: width) }
        var (smallest, largest) = (max(traits.minimumScaleFactor, 0.01), 1.0)
        for _ in 0..<Self.scaleSteps {
            let middle = (smallest + largest) / 2
            if fits(text(in: width, scale: middle), in: width) { smallest = middle } else { largest = middle }
        }
        return limited(text(in: width, scale: smallest), in: width)
    }

    private func text(in width: CGFloat, scale: CGFloat) -> FittedText {
        var scaled = font
        scaled.size *= scale
        return FittedText(
            lines: lines(of: string, in: scaled, width: width),
            font: scaled,
            metrics: shaper.lineMetrics(for: scaled)
        )
    }

    private func fits(_ text: FittedText, in width: CGFloat) -> Bool {
        text.lines.count <= traits.lineLimit ?? .max
            && text.lines.allSatisfy { $0.width.roundedUp(toScale: displayScale) <= width + 1e-6 }
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

    /// The text with no more lines than its limit; the last one ends with an ellipsis if characters are left out.
    private func limited(_ text: FittedText, in width: CGFloat) -> FittedText {
        guard let limit = traits.lineLimit else { return text }
        let kept = max(limit, 1) - 1
        // A word that is longer than a line is not broken.
        guard text.lines.count > kept, text.lines.count > kept + 1 || text.lines[kept].width > width + 1e-6
        else { return text }
        var text = text
        let rest = text.lines[kept...].map(\.text).joined(separator: " ")
        text.lines = Array(text.lines[..<kept]) + [truncated(rest, in: text.font, width: width)]
        return text
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
