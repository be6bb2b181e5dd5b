import CHarfBuzz
import Graphics

extension Font {
    /// The image of a glyph (table `CBDT`) and its frame, if the font has one.
    func bitmap(of glyph: hb_codepoint_t, size: CGFloat) -> Glyph.Drawing? {
        let blob = hb_ot_color_glyph_reference_png(handle, glyph)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0,
            let frame = bounds(of: glyph, size: size)
        else { return nil }
        let png = [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(length)))
        return .bitmap(png: png, frame: frame)
    }
}
