import Graphics
import Synchronization

/// Sets lines of plain Latin in one font, letter by letter, as a `TextLayout` would.
///
/// Such a line has no runs to find, no direction to resolve and no clusters, and in a font that only kerns
/// pairs all of it is known from its pairs. Most labels are such lines.
final class LatinTextLayout: Sendable {
    private let font: Font
    private let kerning: PairKerning
    private let glyphs: GlyphLibrary
    private let spacing: GlyphSpacing
    /// By letter, as far as they were asked for.
    private let drawings = Mutex(Array(repeating: Drawing.unknown, count: PairKerning.count))

    private enum Drawing {
        case unknown
        /// That of a space is `nil`.
        case known(Glyph?)
    }

    /// `nil` for a font that may do more than to kern pairs.
    init?(_ font: Font, _ descriptor: FontDescriptor, glyphs: GlyphLibrary) {
        guard let kerning = font.pairKerning else { return nil }
        self.font = font
        self.kerning = kerning
        self.glyphs = glyphs
        spacing = GlyphSpacing(of: font, for: descriptor)
    }

    /// The text on one line from left to right; `nil` if it is not only letters.
    func line(of text: String) -> ShapedLine? {
        var positioned: [PositionedGlyph] = []
        positioned.reserveCapacity(text.utf8.count)
        var width: CGFloat = 0
        let isSet = drawings.withLock { drawings in
            kerning.forEachLetter(of: text, in: font) { letter, units in
                let inkAdvance = CGFloat(units) * spacing.points
                if let glyph = drawing(of: letter, in: &drawings) {
                    let x = width + spacing.margin(ofInk: inkAdvance)
                    positioned.append(PositionedGlyph(glyph: glyph, position: CGPoint(x: x, y: 0)))
                }
                width += spacing.advance(ofInk: inkAdvance)
            }
        }
        guard isSet else { return nil }
        return ShapedLine(text: text, glyphs: positioned, width: width)
    }

    private func drawing(of letter: PairKerning.Letter, in drawings: inout [Drawing]) -> Glyph? {
        if case .known(let glyph) = drawings[letter.index] { return glyph }
        let glyph = glyphs.glyph(kerning.glyph(of: letter), of: font, size: spacing.outlineSize)
        drawings[letter.index] = .known(glyph)
        return glyph
    }
}
