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
    private var slots: [Slot] = []
    private var data: [GlyphPathData] = []
    /// Keeps the glyphs, so that no other can take the identity of one.
    private var glyphs: [Glyph] = []

    private struct Slot {
        /// That of the glyph; 0 in a slot that is free.
        var address: UInt = 0
        /// Where its data is.
        var index = 0
    }

    /// Writes the outline of a glyph with its origin at a place.
    mutating func write(_ glyph: Glyph, at origin: CGPoint, to bytes: inout [UInt8]) {
        let index = index(of: glyph)
        data[index].write(at: origin, to: &bytes)
    }

    /// Where the data of a glyph is, which is made now if it is new.
    private mutating func index(of glyph: Glyph) -> Int {
        if slots.isEmpty { slots = Array(repeating: Slot(), count: Self.slotCount) }
        let address = UInt(bitPattern: ObjectIdentifier(glyph))
        // The product spreads addresses that lie together (Fibonacci hashing); 14 bits tell the slot.
        var place = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 50)
        while slots[place].address != 0 {
            if slots[place].address == address { return slots[place].index }
            place = (place + 1) % Self.slotCount
        }
        if glyphs.count == Self.limit {
            self = GlyphCache()
            return index(of: glyph)
        }
        slots[place] = Slot(address: address, index: data.count)
        data.append(GlyphPathData(glyph))
        glyphs.append(glyph)
        return data.count - 1
    }
}
