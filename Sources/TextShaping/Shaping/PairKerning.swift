import CHarfBuzz
import Synchronization

/// The glyphs of a font's Latin letters and their advances, each kerned to the letter that follows.
///
/// Most labels are plain Latin, and in them HarfBuzz would find the same pairs again and again. Where a
/// font does nothing to such letters but kern pairs, what it says of a pair holds in every text.
final class PairKerning: Sendable {
    /// What counts as a letter: whatever Latin-1 draws, from the space on.
    private static let first: UInt32 = 0x20
    static let count = 0xE0
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

    /// The glyph of one of the letters that `letters(of:)` gives.
    func glyph(of letter: Letter) -> hb_codepoint_t { glyphs[letter.index] ?? 0 }

    /// One of the letters, by its place among them.
    struct Letter: Hashable {
        fileprivate let value: UInt8
        var index: Int { Int(value) }

        fileprivate var scalar: UInt32 { PairKerning.first + UInt32(value) }
    }

    /// The letters of a text; `nil` if it has something else in it.
    func letters(of text: String) -> [Letter]? {
        var letters: [Letter] = []
        letters.reserveCapacity(text.utf8.count)
        let bytes = text.utf8Span.span
        var index = 0
        while index < bytes.count {
            var scalar = UInt32(bytes[index])
            // Two bytes make a scalar of Latin-1 if the first is C2 or C3; what is larger is no letter.
            if scalar >= 0x80 {
                guard scalar == 0xC2 || scalar == 0xC3 else { return nil }
                index += 1
                scalar = (scalar & 3) << 6 | UInt32(bytes[index] & 0x3F)
            }
            guard glyph(of: scalar) != nil else { return nil }
            letters.append(Letter(value: UInt8(scalar - Self.first)))
            index += 1
        }
        return letters
    }

    /// The advance of each letter, kerned to the one that follows, in design units.
    func advances(of letters: [Letter], in font: Font) -> [hb_position_t] {
        advances.withLock { known in
            letters.indices.map { index in
                let letter = letters[index]
                let follower = index + 1 < letters.count ? letters[index + 1] : nil
                let pair = letter.index * (Self.count + 1) + (follower?.index ?? Self.count)
                if known[pair] == Self.unknown {
                    known[pair] = Self.advance(of: letter, before: follower, font)
                }
                return known[pair]
            }
        }
    }

    /// What HarfBuzz says of a letter before another one, or at the end of a text.
    private static func advance(
        of letter: Letter,
        before follower: Letter?,
        _ font: Font
    ) -> hb_position_t {
        let scalars = [letter.scalar] + (follower.map { [$0.scalar] } ?? [])
        let run = TextRun(scalars: 0..<scalars.count, font: font, level: 0, script: HB_SCRIPT_LATIN)
        return ShapingBuffer().shape(run, of: scalars) { $1[0].x_advance }
    }
}
