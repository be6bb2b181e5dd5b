import CHarfBuzz
import Synchronization

/// The glyphs of a font's Latin letters, and their advances before each letter that may follow.
///
/// Most labels are plain Latin, in which HarfBuzz would find the same pairs again and again. If a font only kerns
/// pairs of such letters, the advance of a pair is the same in every text.
final class PairKerning: Sendable {
    /// The letters are the visible characters of Latin-1, and the space.
    private static let first: UInt32 = 0x20
    static let count = 0xE0
    private static let unknown = hb_position_t.min

    /// By letter; `nil` for a character that is invisible, or not in the font.
    private let glyphs: [hb_codepoint_t?]
    /// The space of each letter in addition to Inter's, by letter.
    private let spaces: [hb_position_t]
    /// By letter and follower, each found at its first use; the last follower is the end of the text.
    ///
    /// A table and not a bounded cache: its size is fixed, 197 KiB for each weight of the system font, and a lookup
    /// takes a few instructions for each letter of each title.
    private let advances = Mutex(Array(repeating: unknown, count: count * (count + 1)))

    /// Returns `nil` for a font that may do more to its letters than kern pairs.
    init?(_ font: OpaquePointer, features: [hb_feature_t]) {
        glyphs = (0..<Self.count).map { Self.glyph(of: Self.first + UInt32($0), in: font) }
        spaces = (0..<Self.count).map { LetterSpacing.advance(of: Self.first + UInt32($0)) }
        let letters = glyphs.indices.filter { glyphs[$0] != nil }.map { Self.first + UInt32($0) }
        guard Self.keepsGlyphs(of: letters, in: font, features: features + Self.noFractions),
            PositioningLookups(of: font, features: features).onlyKernPairs
        else { return nil }
    }

    /// Whether every text of these letters has only their nominal glyphs, whatever their order.
    private static func keepsGlyphs(
        of letters: [UInt32],
        in font: OpaquePointer,
        features: [hb_feature_t]
    ) -> Bool {
        let nominal = hb_set_create()
        let reachable = hb_set_create()
        let buffer = hb_buffer_create()
        defer {
            hb_set_destroy(nominal)
            hb_set_destroy(reachable)
            hb_buffer_destroy(buffer)
        }
        for letter in letters { hb_set_add(nominal, glyph(of: letter, in: font) ?? 0) }
        hb_buffer_add_codepoints(buffer, letters, Int32(letters.count), 0, Int32(letters.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_ot_shape_glyphs_closure(font, buffer, features, UInt32(features.count), reachable)
        return hb_set_is_equal(nominal, reachable) != 0
    }

    /// Disables fractions: HarfBuzz applies them only around U+2044, which is not one of the letters.
    private static let noFractions = (["frac", "numr", "dnom"] as [String]).map {
        hb_feature_t(tag: hb_tag_from_string($0, 4), value: 0, start: 0, end: UInt32.max)
    }

    private static func glyph(of scalar: UInt32, in font: OpaquePointer) -> hb_codepoint_t? {
        // Controls and the soft hyphen are invisible.
        guard !(0x7F...0x9F).contains(scalar), scalar != 0xAD else { return nil }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    func glyph(of scalar: UInt32) -> hb_codepoint_t? {
        guard scalar >= Self.first, scalar < Self.first + UInt32(Self.count) else { return nil }
        return glyphs[Int(scalar - Self.first)]
    }

    /// The glyph of a letter.
    func glyph(of letter: Letter) -> hb_codepoint_t { glyphs[letter.index] ?? 0 }

    /// The space of a letter in addition to Inter's, which is part of its advance, in design units.
    func space(of letter: Letter) -> hb_position_t { spaces[letter.index] }

    /// One of the letters, by its index.
    struct Letter {
        fileprivate let value: UInt8
        var index: Int { Int(value) }

        fileprivate var scalar: UInt32 { PairKerning.first + UInt32(value) }
    }

    /// Calls a function with each letter of a text and its advance before the next one, in design units.
    ///
    /// - Returns: `false` if the text has any other character; then not all of its letters have been passed.
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
                    known[pair] = advance(of: letter, before: follower, in: font)
                }
                body(letter, known[pair])
                guard let follower else { return true }
                letter = follower
            }
        }
    }

    /// Reads the letter at a position in UTF-8 and advances the position; returns `nil` for any other character.
    private func letter(at position: inout Int, in bytes: Span<UInt8>) -> Letter? {
        var scalar = UInt32(bytes[position])
        position += 1
        // Two bytes encode a scalar of Latin-1 if the first is C2 or C3; larger scalars are not letters.
        if scalar >= 0x80 {
            guard scalar == 0xC2 || scalar == 0xC3 else { return nil }
            scalar = (scalar & 3) << 6 | UInt32(bytes[position] & 0x3F)
            position += 1
        }
        guard glyph(of: scalar) != nil else { return nil }
        return Letter(value: UInt8(scalar - Self.first))
    }

    /// The advance of a letter before another one, or at the end of a text: HarfBuzz's, and the difference of SF Pro.
    private func advance(
        of letter: Letter,
        before follower: Letter?,
        in font: Font
    ) -> hb_position_t {
        let scalars = [letter.scalar] + (follower.map { [$0.scalar] } ?? [])
        let run = TextRun(scalars: 0..<scalars.count, font: font, level: 0, script: HB_SCRIPT_LATIN)
        let kerning = follower.map { LetterSpacing.kerning(of: letter.scalar, before: $0.scalar) } ?? 0
        return ShapingBuffer().shape(run, of: scalars) { $1[0].x_advance } + space(of: letter) + kerning
    }
}
