import CFriBidi
import Graphics

/// The embedding levels of UAX #9: even levels are left-to-right, odd levels right-to-left.
struct BidirectionalLevels {
    private let levels: [FriBidiLevel]

    /// Resolves the levels of a paragraph.
    ///
    /// The first letter determines the direction (rules P2 and P3), as in iOS's natural writing direction;
    /// `direction` is that of a paragraph without letters.
    init(of paragraph: Paragraph, direction: TextDirection) {
        let scalars = paragraph.scalars
        guard direction == .rightToLeft || scalars.contains(where: { $0 >= Self.firstRightToLeft }) else {
            levels = Array(repeating: 0, count: scalars.count)
            return
        }
        let count = FriBidiStrIndex(scalars.count)
        var base: FriBidiParType = direction == .leftToRight ? FRIBIDI_PAR_WLTR : FRIBIDI_PAR_WRTL
        var types = Array(repeating: FRIBIDI_TYPE_LTR, count: scalars.count)
        var brackets = Array(repeating: FriBidiBracketType(), count: scalars.count)
        var levels = Array(repeating: FriBidiLevel(), count: scalars.count)
        fribidi_get_bidi_types(scalars, count, &types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        // Zero means out of memory; the levels are then those of a left-to-right paragraph.
        if fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) != 0 {
            // Without a string to reorder, this only sets the level of white space at the end (rule L1).
            _ = fribidi_reorder_line(0, types, count, 0, base, &levels, nil, nil)
        }
        self.levels = levels
    }

    /// Hebrew, the first right-to-left script in Unicode.
    private static let firstRightToLeft: UInt32 = 0x590

    subscript(scalar: Int) -> Int { Int(levels[scalar]) }
}
