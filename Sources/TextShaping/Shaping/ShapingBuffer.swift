import CHarfBuzz

/// HarfBuzz's buffer: its input is scalars, its output positioned glyphs.
final class ShapingBuffer {
    /// Created with the first run, because most labels need none.
    private var handle: OpaquePointer?

    deinit { hb_buffer_destroy(handle) }

    /// Shapes a run and passes its glyphs, from left to right, to a function.
    ///
    /// Clusters are indices of `scalars`, all of which are the context of the run.
    func shape<Result>(
        _ run: TextRun,
        of scalars: [UInt32],
        body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Result
    ) -> Result {
        if handle == nil { handle = hb_buffer_create() }
        hb_buffer_clear_contents(handle)
        hb_buffer_add_codepoints(
            handle,
            scalars,
            Int32(scalars.count),
            UInt32(run.scalars.lowerBound),
            Int32(run.scalars.count)
        )
        hb_buffer_set_direction(handle, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(handle, run.script)
        // No language is set: HarfBuzz's default depends on the environment of the process.
        if run.font.isSystemFont {
            hb_shape(run.font.handle, handle, Self.systemFontFeatures, UInt32(Self.systemFontFeatures.count))
        } else {
            hb_shape(run.font.handle, handle, nil, 0)
        }
        var count: UInt32 = 0
        let infos = hb_buffer_get_glyph_infos(handle, &count)
        let positions = hb_buffer_get_glyph_positions(handle, &count)
        return body(
            UnsafeBufferPointer(start: infos, count: Int(count)),
            UnsafeBufferPointer(start: positions, count: Int(count))
        )
    }

    /// Disables Inter's contextual alternates, which turn "->" into an arrow and "2x2" into "2×2"; SF Pro's do not.
    static let systemFontFeatures = [
        hb_feature_t(tag: hb_tag_from_string("calt", 4), value: 0, start: 0, end: UInt32.max)
    ]
}
