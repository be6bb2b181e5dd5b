import CHarfBuzz
import Graphics

/// The drawings of glyphs: one object for each glyph of a font at a size, shared by all who ask.
final class GlyphLibrary: Sendable {
    private struct Key: Hashable {
        let font: ObjectIdentifier
        let glyph: hb_codepoint_t
        let size: CGFloat
    }

    /// An outline takes one to five kilobytes.
    private let drawings = Cache<Key, Glyph?>(limit: 2048)
    private let pen = OutlinePen()

    /// The drawing of a glyph, or `nil` if it draws nothing, as a space.
    func glyph(_ glyph: hb_codepoint_t, of font: Font, size: CGFloat) -> Glyph? {
        // Fonts live as long as their library, hence the address says which one it is.
        drawings.value(for: Key(font: ObjectIdentifier(font), glyph: glyph, size: size)) {
            if font.hasBitmaps, let drawing = font.bitmap(of: glyph, size: size) { return Glyph(drawing) }
            let outline = pen.outline(of: glyph, font: font, size: size)
            return outline.isEmpty ? nil : Glyph(.outline(outline, strokeWidth: 0))
        }
    }
}
