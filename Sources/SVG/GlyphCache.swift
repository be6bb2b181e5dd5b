import Graphics

/// The path data of the glyphs written so far, by the identity of their drawings.
///
/// A table of its own: a picture looks up each of its letters, and `Dictionary` would take as long to hash
/// an address as it takes to write the letter.
struct GlyphCache {
    /// Enough for several fonts and sizes; a glyph takes some 300 bytes.
    private static let limit = 8192
    /// Twice as many, so that a search ends soon; a power of two.
    private static let slotCount = 16_384

    /// A glyph stands in the slot that its address says, or in the next that was free.
    private var slots: [GlyphPathData?] = []
    private var count = 0

    mutating func data(for glyph: Glyph) -> GlyphPathData {
        if slots.isEmpty { slots = Array(repeating: nil, count: Self.slotCount) }
        var slot = Self.firstSlot(of: glyph)
        while let data = slots[slot] {
            if data.glyph === glyph { return data }
            slot = (slot + 1) % Self.slotCount
        }
        let data = GlyphPathData(glyph)
        if count == Self.limit {
            self = GlyphCache()
            return data
        }
        slots[slot] = data
        count += 1
        return data
    }

    private static func firstSlot(of glyph: Glyph) -> Int {
        // The product spreads addresses that lie together (Fibonacci hashing); 14 bits tell the slot.
        let address = UInt64(UInt(bitPattern: ObjectIdentifier(glyph)))
        return Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 50)
    }
}
