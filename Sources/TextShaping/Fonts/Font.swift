import CHarfBuzz
import Graphics

/// A face at one weight; its measures are in design units.
final class Font: @unchecked Sendable {
    // Sendable because the font is immutable, and HarfBuzz allows threads to share an immutable font.
    let handle: OpaquePointer
    let file: FontFile
    let unitsPerEm: CGFloat
    /// Whether its glyphs are images, as in an emoji font.
    let hasBitmaps: Bool
    /// Whether it replaces SF Pro and is drawn in its proportions.
    let isSystemFont: Bool
    /// The kerning of Latin letters, if the font does nothing else to them.
    let pairKerning: PairKerning?

    /// A font of a face; `weight` is `wght` of a variable face and `nil` for a static one, or for a named instance.
    init?(_ face: Face, weight: Int? = nil, instance: UInt32? = nil, isSystemFont: Bool = false) {
        guard let font = hb_font_create(face.handle) else { return nil }
        if let instance { hb_font_set_var_named_instance(font, instance) }
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

    /// The glyph of a scalar in `cmap`, before shaping.
    func nominalGlyph(for scalar: UInt32) -> hb_codepoint_t? {
        if let letter = pairKerning?.glyph(of: scalar) { return letter }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(handle, scalar, &glyph) != 0 ? glyph : nil
    }

    /// The distance from the origin of a glyph to that of the next one, in points.
    func advance(of glyph: hb_codepoint_t, size: CGFloat) -> CGFloat {
        CGFloat(hb_font_get_glyph_h_advance(handle, glyph)) * size / unitsPerEm
    }

    /// The bounds of a glyph's drawing, in points from its origin, y downwards.
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
