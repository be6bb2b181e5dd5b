import Graphics
import Synchronization

/// Lays out lines of plain Latin in one font, letter by letter, with the same result as `TextLayout`.
///
/// Such a line has one run, one direction and no clusters. In a font that only kerns pairs, the pairs of its letters
/// determine it completely. Most labels are such lines.
final class LatinTextLayout: Sendable {
    private let font: Font
    private let kerning: PairKerning
    private let glyphs: GlyphLibrary
    private let spacing: GlyphSpacing
    /// The drawings by letter, each made at its first use.
    ///
    /// An array and not a bounded cache: there are few letters, each title needs all of its own at once, and an
    /// index is found faster than a key.
    private let drawings = Mutex(Array(repeating: Drawing.unknown, count: PairKerning.count))
    private let drawingSize = Atomic<Int>(0)

    private enum Drawing {
        case unknown
        /// The drawing; `nil` for a space.
        case known(Glyph?)
    }

    /// Returns `nil` for a font that may do more than kern pairs.
    init?(_ font: Font, descriptor: FontDescriptor, glyphs: GlyphLibrary) {
        guard let kerning = font.pairKerning else { return nil }
        self.font = font
        self.kerning = kerning
        self.glyphs = glyphs
        spacing = GlyphSpacing(of: font, for: descriptor)
    }

    /// The bytes of the letters' table and of their drawings so far.
    var heapSize: Int {
        Self.tableSize + drawingSize.load(ordering: .relaxed)
    }

    private static var tableSize: Int { 160 + PairKerning.count * MemoryLayout<Drawing>.stride }

    /// Lays out a text on one line from left to right; returns `nil` if the text is not plain Latin.
    func line(of text: String) -> ShapedLine? {
        var positioned: [PositionedGlyph] = []
        positioned.reserveCapacity(text.utf8.count)
        var width: CGFloat = 0
        let isPlainLatin = drawings.withLock { drawings in
            kerning.forEachLetter(of: text, in: font) { letter, units in
                let untracked = CGFloat(units) * spacing.points
                if let glyph = drawing(of: letter, in: &drawings) {
                    let space = kerning.space(of: letter)
                    let x = width + spacing.outlineOffset(untracked: untracked, space: space)
                    positioned.append(PositionedGlyph(glyph: glyph, position: CGPoint(x: x, y: 0)))
                }
                width += spacing.advance(untracked: untracked)
            }
        }
        guard isPlainLatin else { return nil }
        return ShapedLine(text: text, glyphs: positioned, width: width)
    }

    private func drawing(of letter: PairKerning.Letter, in drawings: inout [Drawing]) -> Glyph? {
        if case .known(let glyph) = drawings[letter.index] { return glyph }
        let glyph = glyphs.glyph(kerning.glyph(of: letter), of: font, size: spacing.outlineSize)
        drawings[letter.index] = .known(glyph)
        if let glyph { drawingSize.add(glyph.heapSize, ordering: .relaxed) }
        return glyph
    }
}
