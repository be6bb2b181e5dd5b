import CHarfBuzz
import Caching
import Graphics

/// The drawings of glyphs: one shared object for each glyph of a font at a size, as long as it is cached.
///
/// After its eviction a glyph is drawn again, as an equal object with another identity. Texts retain their glyphs, and
/// so does a table that finds glyphs by identity: no glyph gets the identity of one that is in use.
final class GlyphLibrary: Sendable {
    /// It retains the font: that of a project may be released, and another one have its address.
    private struct Key: Hashable {
        let font: Font
        let glyph: hb_codepoint_t
        let size: CGFloat

        static func == (first: Key, second: Key) -> Bool {
            first.font === second.font && first.glyph == second.glyph && first.size == second.size
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(font))
            hasher.combine(glyph)
            hasher.combine(size)
        }
    }

    /// Most outlines take one to five kilobytes.
    private let drawings: SharedCache<Key, Glyph?>
    private let pen = OutlinePen()

    /// A library whose cache may take a share of a budget, from 0 to 1.
    init(share: Double, of budget: MemoryBudget) {
        drawings = SharedCache(share: share, of: budget, named: "glyphs")
    }

    /// The drawing of a glyph; `nil` if the glyph is empty, as a space is.
    func glyph(_ glyph: hb_codepoint_t, of font: Font, size: CGFloat) -> Glyph? {
        drawings.value(
            for: Key(font: font, glyph: glyph, size: size),
            make: {
                defer { MappedFonts.shared.didReadGlyph() }
                if font.hasBitmaps, let drawing = font.bitmap(of: glyph, size: size) { return Glyph(drawing) }
                let outline = pen.outline(of: glyph, font: font, size: size)
                return outline.isEmpty ? nil : Glyph(.outline(outline, strokeWidth: 0))
            },
            cost: { $0?.heapSize ?? 0 }
        )
    }
}
