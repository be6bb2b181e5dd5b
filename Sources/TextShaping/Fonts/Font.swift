import CHarfBuzz
import Graphics

/// A face at one weight, measured in its design units.
final class Font: @unchecked Sendable {
    // Sendable because the font is made immutable and HarfBuzz lets threads share such a font.
    let handle: OpaquePointer
    let file: FontFile
    let unitsPerEm: CGFloat
    /// Whether its glyphs are images, as those of emoji.
    let hasBitmaps: Bool
    /// Whether it stands for SF Pro and takes on its proportions.
    let isSystemFont: Bool
    /// What is known of Latin text, if that is simple in this font.
    let pairKerning: PairKerning?

    /// Takes `wght` of a variable face; a static one has no choice.
    init?(_ face: Face, weight: Int? = nil, isSystemFont: Bool = false) {
        guard let font = hb_font_create(face.handle) else { return nil }
        if let weight {
            var variation = hb_variation_t(tag: hb_tag_from_string("wght", 4), value: Float(weight))
            hb_font_set_variations(font, &variation, 1)
        }
        hb_font_make_immutable(font)
        handle = font
        file = face.file
        unitsPerEm = CGFloat(hb_face_get_upem(face.handle))
        hasBitmaps = hb_ot_color_has_png(face.handle) != 0
        self.isSystemFont = isSystemFont
        pairKerning = isSystemFont ? PairKerning(font, features: ShapingBuffer.systemFontFeatures) : nil
    }

    deinit { hb_font_destroy(handle) }

    /// The glyph that `cmap` has for a scalar, before shaping.
    func nominalGlyph(for scalar: UInt32) -> hb_codepoint_t? {
        if let letter = pairKerning?.glyph(of: scalar) { return letter }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0 ? glyph : nil
    }

    /// The box around what a glyph draws, in points from its origin, y downwards.
    func bounds(of glyph: hb_codepoint_t, size: CGFloat) -> CGRect? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(handle, glyph, &extents) != 0 else { return nil }
        let points = size / unitsPerEm
        return CGRect(
            x: CGFloat(extents.x_bearing) * points,
            y: -CGFloat(extents.y_bearing) * points,
            width: CGFloat(extents.width) * points,
            height: -CGFloat(extents.height) * points
        )
    }
}
