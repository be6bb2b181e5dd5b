import Caching
import Graphics

/// The path data of glyphs that were written before, by the identity of the glyph.
///
/// It is a table of its own rather than a `BoundedCache`: a document looks up each of its letters, and a
/// `Dictionary` would take as long to hash the address of a glyph as it takes to write the letter. So the
/// table has open addressing with one multiplication as its hash, and drops all entries when it is full.
struct GlyphCache: ~Copyable {
    /// The most glyphs, so that half of the slots stay free and a search ends soon.
    private static let capacity = 8192
    /// A power of two.
    private static let slotCount = 2 * capacity

    /// Each glyph is in the slot of its hash, or in the next one that was free.
    private var slots: [Slot] = []
    private var data: [GlyphPathData] = []
    /// Retains the glyphs, so that no other object takes the address of one.
    private var glyphs: [Glyph] = []

    /// The greatest cost, in bytes; the empty table may exceed it.
    private let limit: Int
    private let budget: MemoryBudget
    /// In bytes.
    private var cost = 0

    private struct Slot {
        /// The address of the glyph; 0 in a free slot.
        var address: UInt = 0
        /// The index of its path data.
        var index = 0
    }

    /// A cache that may take a share of a budget, from 0 to 1.
    init(share: Double, of budget: MemoryBudget) {
        limit = Int(Double(budget.limit) * share)
        self.budget = budget
    }

    deinit { budget.charge(-cost) }

    /// Writes the outline of a glyph with its origin at a point.
    mutating func write(_ glyph: Glyph, at origin: CGPoint, to bytes: inout [UInt8]) {
        let index = index(of: glyph)
        data[index].write(at: origin, to: &bytes)
    }

    /// The index of the path data of a glyph, which is made if the table does not have it.
    private mutating func index(of glyph: Glyph) -> Int {
        if slots.isEmpty { makeTable() }
        let address = UInt(bitPattern: ObjectIdentifier(glyph))
        // The product spreads neighboring addresses (Fibonacci hashing); its upper 14 bits number the slot.
        var place = Int(truncatingIfNeeded: (UInt64(address) &* 0x9E37_79B9_7F4A_7C15) >> 50)
        while slots[place].address != 0 {
            if slots[place].address == address { return slots[place].index }
            place = (place + 1) % Self.slotCount
        }
        let pathData = GlyphPathData(glyph)
        let cost = Self.cost(of: glyph, pathData)
        if !glyphs.isEmpty, glyphs.count == Self.capacity || self.cost + cost > limit {
            removeAll()
            return index(of: glyph)
        }
        charge(cost)
        slots[place] = Slot(address: address, index: data.count)
        data.append(pathData)
        glyphs.append(glyph)
        return data.count - 1
    }
}

// MARK: Cost

extension GlyphCache {
    /// The cost of an entry in bytes, with the glyph itself, which may have no other owner by then.
    private static func cost(of glyph: Glyph, _ pathData: GlyphPathData) -> Int {
        MemoryLayout<GlyphPathData>.stride + MemoryLayout<Glyph>.stride + pathData.heapCost + glyph.heapCost
    }

    private mutating func charge(_ bytes: Int) {
        cost += bytes
        budget.charge(bytes)
    }

    private mutating func makeTable() {
        slots = Array(repeating: Slot(), count: Self.slotCount)
        charge(Self.slotCount * MemoryLayout<Slot>.stride)
    }

    private mutating func removeAll() {
        charge(-cost)
        slots = []
        data = []
        glyphs = []
    }
}

extension Glyph {
    /// The bytes on the heap: an object of a few words, and its outline.
    fileprivate var heapCost: Int {
        switch drawing {
        case .outline(let path, _): 64 + path.elements.count * MemoryLayout<Path.Element>.stride
        case .bitmap(let png, _): 64 + png.count
        }
    }
}
