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

    /// The glyph of one of the letters.
    func glyph(of letter: Letter) -> hb_codepoint_t { glyphs[letter.index] ?? 0 }

    /// One of the letters, by its place among them.
    struct Letter {
        fileprivate let value: UInt8
        var index: Int { Int(value) }

        fileprivate var scalar: UInt32 { PairKerning.first + UInt32(value) }
    }

    /// Calls back with each letter of a text and its advance, kerned to the next one, in design units.
    ///
    /// - Returns: false if the text has something else in it; then not all of its letters have been passed.
    func forEachLetter(of text: String, in font: Font, _ body: (Letter, hb_position_t) -> Void) -> Bool {
        let bytes = text.utf8Span.span
        var position = 0
        return advances.withLock { known in
            guard position < bytes.count else { return true }
            guard var letter = letter(at: &position, in: bytes) else { return false }
            while true {
                var follower: Letter?
                if position < bytes.count {
                    follower = self.letter(at: &position, in: bytes)
                    guard follower != nil else { return false }
                }
                let pair = letter.index * (Self.count + 1) + (follower?.index ?? Self.count)
                if known[pair] == Self.unknown {
                    known[pair] = Self.advance(of: letter, before: follower, font)
                }
                body(letter, known[pair])
                guard let follower else { return true }
                letter = follower
            }
        }
    }

    /// The letter at a place in UTF-8, which moves behind it; `nil` if it is something else.
    private func letter(at position: inout Int, in bytes: Span<UInt8>) -> Letter? {
        var scalar = UInt32(bytes[position])
        position += 1
        // Two bytes make a scalar of Latin-1 if the first is C2 or C3; what is larger is no letter.
        if scalar >= 0x80 {
            guard scalar == 0xC2 || scalar == 0xC3 else { return nil }
            scalar = (scalar & 3) << 6 | UInt32(bytes[position] & 0x3F)
            position += 1
        }
        guard glyph(of: scalar) != nil else { return nil }
        return Letter(value: UInt8(scalar - Self.first))
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
