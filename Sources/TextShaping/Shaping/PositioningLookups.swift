import CHarfBuzz

/// What the table `GPOS` of a font may do (OpenType, "GPOS: Glyph Positioning Table").
///
/// HarfBuzz applies lookups but does not tell their types, so this reads as much of the table as it
/// takes to know them.
struct PositioningLookups {
    private let table: [UInt8]
    /// Which lookups shaping applies.
    private let indices: [Int]

    /// Takes the lookups of Latin from left to right.
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
        // All bits set is HarfBuzz's mark for none.
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 { indices.append(Int(lookup)) }
        self.indices = indices
    }

    /// Whether glyphs that are no marks only have advances, each changed by the glyph that follows.
    var onlyKernPairs: Bool {
        guard !indices.isEmpty, let lookups = word(8) else { return false }
        return indices.allSatisfy { index in
            guard let offset = word(lookups + 2 + 2 * index) else { return false }
            return onlyKernsPairs(lookupAt: lookups + offset)
        }
    }

    /// The flags that make a lookup pass over glyphs that are no marks: of bases and of ligatures.
    private static let passesOverLetters = 0x6

    private func onlyKernsPairs(lookupAt lookup: Int) -> Bool {
        guard let type = word(lookup), let flags = word(lookup + 2), let count = word(lookup + 4),
            flags & Self.passesOverLetters == 0
        else { return false }
        return (0..<count).allSatisfy { index in
            guard let offset = word(lookup + 6 + 2 * index) else { return false }
            return onlyKernsPairs(type: type, subtableAt: lookup + offset)
        }
    }

    private func onlyKernsPairs(type: Int, subtableAt subtable: Int) -> Bool {
        switch type {
        // Pairs, where the first glyph gets another advance, a variation of that, and the second nothing.
        case 2:
            guard let first = word(subtable + 4), let second = word(subtable + 6) else { return false }
            return first & ~Self.advance == 0 && second == 0
        // Marks on bases, on ligatures and on marks.
        case 4, 5, 6: return true
        // Another type, farther away.
        case 9:
            guard let type = word(subtable + 2), type != 9, let high = word(subtable + 4),
                let low = word(subtable + 6)
            else { return false }
            return onlyKernsPairs(type: type, subtableAt: subtable + high << 16 + low)
        default: return false
        }
    }

    /// In a value's format, the bits of `xAdvance` and of its device table.
    private static let advance = 0x44

    private func word(_ offset: Int) -> Int? {
        guard offset + 1 < table.count else { return nil }
        return Int(table[offset]) << 8 | Int(table[offset + 1])
    }
}
