import CHarfBuzz

/// The lookups that shaping applies from the table `GPOS` of a font (OpenType, "GPOS: Glyph Positioning Table").
///
/// HarfBuzz applies lookups but has no function that returns their types, so they are read from the table.
struct PositioningLookups {
    private let table: [UInt8]
    /// The lookups that shaping applies, as indices of the lookup list.
    private let indices: [Int]

    /// The lookups of left-to-right Latin.
    init(of font: OpaquePointer, features: [hb_feature_t]) {
        let face = hb_font_get_face(font)
        let gpos = hb_tag_from_string("GPOS", 4)
        let blob = hb_face_reference_table(face, gpos)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let start = hb_blob_get_data(blob, &length)
        table = [UInt8](UnsafeRawBufferPointer(start: start, count: Int(length)))

        var segment = hb_segment_properties_t()
        segment.direction = HB_DIRECTION_LTR
        segment.script = HB_SCRIPT_LATIN
        var axes: UInt32 = 0
        let weights = hb_font_get_var_coords_normalized(font, &axes)
        let plan = hb_shape_plan_create2(face, &segment, features, UInt32(features.count), weights, axes, nil)
        defer { hb_shape_plan_destroy(plan) }
        let lookups = hb_set_create()
        defer { hb_set_destroy(lookups) }
        hb_ot_shape_plan_collect_lookups(plan, gpos, lookups)
        var indices: [Int] = []
        // HB_SET_VALUE_INVALID, which starts an iteration, has all bits set.
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 { indices.append(Int(lookup)) }
        self.indices = indices
    }

    /// Whether positioning changes only marks, and the advance of a glyph depending on the next glyph.
    var onlyKernPairs: Bool {
        guard !indices.isEmpty, let lookups = word(8) else { return false }
        return indices.allSatisfy { index in
            guard let offset = word(lookups + 2 + 2 * index) else { return false }
            return onlyKernsPairs(lookupAt: lookups + offset)
        }
    }

    /// The flags with which a lookup skips glyphs that are not marks: ignoreBaseGlyphs and ignoreLigatures.
    private static let skipsLetters = 0x6

    private func onlyKernsPairs(lookupAt lookup: Int) -> Bool {
        guard let type = word(lookup), let flags = word(lookup + 2), let count = word(lookup + 4),
            flags & Self.skipsLetters == 0
        else { return false }
        return (0..<count).allSatisfy { index in
            guard let offset = word(lookup + 6 + 2 * index) else { return false }
            return onlyKernsPairs(type: type, subtableAt: lookup + offset)
        }
    }

    private func onlyKernsPairs(type: Int, subtableAt subtable: Int) -> Bool {
        switch type {
        // Pair adjustment, if it changes only the advance of the first glyph, or the variation of that advance.
        case 2:
            guard let first = word(subtable + 4), let second = word(subtable + 6) else { return false }
            return first & ~Self.advance == 0 && second == 0
        // The attachment of marks to bases, ligatures and marks.
        case 4, 5, 6: return true
        // An extension: a subtable of another type, with a 32-bit offset.
        case 9:
            guard let type = word(subtable + 2), type != 9, let high = word(subtable + 4),
                let low = word(subtable + 6)
            else { return false }
            return onlyKernsPairs(type: type, subtableAt: subtable + high << 16 + low)
        default: return false
        }
    }

    /// The bits of `xAdvance` and its device table in a value format.
    private static let advance = 0x44

    private func word(_ offset: Int) -> Int? {
        guard offset + 1 < table.count else { return nil }
        return Int(table[offset]) << 8 | Int(table[offset + 1])
    }
}
