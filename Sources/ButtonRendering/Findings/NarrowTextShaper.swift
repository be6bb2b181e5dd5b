import Graphics

/// A shaper whose texts are narrower by the error of their widths.
struct NarrowTextShaper: TextShaper {
    let shaper: any TextShaper

    func shape(
        _ text: String,
        font: FontDescriptor,
        direction: TextDirection,
        maximumWidth: CGFloat
    ) -> ShapedText {
        let share = 1 - TextWidthError.part(of: text)
        var shaped = shaper.shape(
            text,
            font: font,
            direction: direction,
            maximumWidth: maximumWidth / share
        )
        for line in shaped.lines.indices {
            shaped.lines[line].width *= share
            for glyph in shaped.lines[line].glyphs.indices {
                shaped.lines[line].glyphs[glyph].position.x *= share
            }
        }
        return shaped
    }

    func lineMetrics(for font: FontDescriptor) -> LineMetrics { shaper.lineMetrics(for: font) }

    func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
        shaper.symbol(named: name, font: font)
    }

    func placeholder(forSymbolNamed name: String, font: FontDescriptor) -> ShapedSymbol {
        shaper.placeholder(forSymbolNamed: name, font: font)
    }
}

/// The error of the width of a text against that on a device (docs/fidelity.md).
enum TextWidthError {
    /// The error of a title, in points.
    static let least = 0.8

    /// The error as a part of the width: a hundredth, and a tenth in scripts whose widths nobody has compared.
    static func part(of text: String) -> Double {
        let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
        // The last letter of Latin Extended-B.
        return letters.allSatisfy { $0.value <= 0x24F } ? 0.01 : 0.1
    }
}
