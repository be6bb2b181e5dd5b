import CHarfBuzz
import Synchronization

/// The glyphs of a font's Latin letters and their advances, each kerned to the letter that follows.
///
/// Most labels are plain Latin, and in them HarfBuzz would find the same pairs again and again. Where a
/// font does nothing to such letters but kern pairs, what it says of a pair holds in every text.
final class PairKerning: Sendable {
    /// What counts as a letter: whatever Latin-1 draws, from the space on.
    private static let first: UInt32 = 0x20
    private static let count = 0xE0
    private static let unknown = hb_position_t.min

    /// By letter; `nil` for what is not drawn, or not in the font.
    private let glyphs: [hb_codepoint_t?]
    /// By letter and follower, as far as they were asked for; the last follower is the end of the text.
    private let advances = Mutex(Array(repeating: unknown, count: count * (count + 1)))

    /// `nil` for a font that may do more to its letters.
    init?(_ font: OpaquePointer, features: [hb_feature_t]) {
        glyphs = (0..<Self.count).map { Self.glyph(of: Self.first + UInt32($0), in: font) }
        let letters = glyphs.indices.filter { glyphs[$0] != nil }.map { Self.first + UInt32($0) }
        guard Self.keepsGlyphs(of: letters, font, features + Self.noFractions),
            PositioningLookups(of: font, features: features).onlyKernPairs
        else { return nil }
    }

    /// Whether every text of these letters has their glyphs and no others, in any order.
    private static func keepsGlyphs(
        of letters: [UInt32],
        _ font: OpaquePointer,
        _ features: [hb_feature_t]
    ) -> Bool {
        let own = hb_set_create()
        let reachable = hb_set_create()
        let buffer = hb_buffer_create()
        defer {
            hb_set_destroy(own)
            hb_set_destroy(reachable)
            hb_buffer_destroy(buffer)
        }
        for letter in letters { hb_set_add(own, glyph(of: letter, in: font) ?? 0) }
        hb_buffer_add_codepoints(buffer, letters, Int32(letters.count), 0, Int32(letters.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_ot_shape_glyphs_closure(font, buffer, features, UInt32(features.count), reachable)
        return hb_set_is_equal(own, reachable) != 0
    }

    /// HarfBuzz makes fractions only around U+2044, which is no letter.
    private static let noFractions = (["frac", "numr", "dnom"] as [String]).map {
        hb_feature_t(tag: hb_tag_from_string($0, 4), value: 0, start: 0, end: UInt32.max)
    }

    private static func glyph(of scalar: UInt32, in font: OpaquePointer) -> hb_codepoint_t? {
        // Controls and the soft hyphen are not drawn.
        guard !(0x7F...0x9F).contains(scalar), scalar != 0xAD else { return nil }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    func glyph(of scalar: UInt32) -> hb_codepoint_t? {
        guard scalar >= Self.first, scalar < Self.first + UInt32(Self.count) else { return nil }
        return glyphs[Int(scalar - Self.first)]
    }

    /// Shapes a run of letters as HarfBuzz does, which is asked for pairs that are new; false if the run
    /// has something else in it, or is not to be set as Latin from left to right.
    func shape(
        _ run: TextRun,
        of scalars: [UInt32],
        with buffer: ShapingBuffer,
        body: (UnsafeBufferPointer<hb_glyph_info_t>, UnsafeBufferPointer<hb_glyph_position_t>) -> Void
    ) -> Bool {
        guard !run.isRightToLeft, run.script == HB_SCRIPT_LATIN,
            scalars[run.scalars].allSatisfy({ glyph(of: $0) != nil })
        else { return false }
        let count = run.scalars.count
        withUnsafeTemporaryAllocation(of: hb_glyph_info_t.self, capacity: count) { infos in
            withUnsafeTemporaryAllocation(of: hb_glyph_position_t.self, capacity: count) { positions in
                advances.withLock { advances in
                    for (place, index) in run.scalars.enumerated() {
                        var info = hb_glyph_info_t()
                        info.codepoint = glyph(of: scalars[index]) ?? 0
                        info.cluster = UInt32(index)
                        infos.initializeElement(at: place, to: info)
                        let pair = index..<min(index + 2, run.scalars.upperBound)
                        var position = hb_glyph_position_t()
                        position.x_advance = advance(of: scalars[pair], of: run.font, with: buffer, &advances)
                        positions.initializeElement(at: place, to: position)
                    }
                }
                body(UnsafeBufferPointer(infos), UnsafeBufferPointer(positions))
            }
        }
        return true
    }

    /// The advance of the first of two letters, or of the last in a text.
    private func advance(
        of pair: ArraySlice<UInt32>,
        of font: Font,
        with buffer: ShapingBuffer,
        _ advances: inout [hb_position_t]
    ) -> hb_position_t {
        let letter = Int(pair[pair.startIndex] - Self.first)
        let follower = pair.count > 1 ? Int(pair[pair.startIndex + 1] - Self.first) : Self.count
        let index = letter * (Self.count + 1) + follower
        if advances[index] == Self.unknown {
            let run = TextRun(scalars: 0..<pair.count, font: font, level: 0, script: HB_SCRIPT_LATIN)
            advances[index] = buffer.shape(run, of: Array(pair)) { $1[0].x_advance }
        }
        return advances[index]
    }
}
