import Caching
import Graphics

/// The path data of glyphs that were written before, by the identity of the glyph.
///
/// It is a table of its own rather than a `BoundedCache`: a document looks up each of its letters, and a
/// `Dictionary` would take as long to hash the address of a glyph as it takes to write the letter. So the
/// table has open addressing with one multiplication as its hash, and drops all entries when it is full.
struct GlyphCache: ~Copyable {
    /// The most glyphs, half of the slots, so that a search ends soon.
    private let capacity: Int
    /// The number of bits of a hash that number a slot.
    private let slotBits: Int
    private var slotCount: Int { 1 << slotBits }

    /// Each glyph is in the slot of its hash, or in the next one that was free.
    private var slots: [Slot] = []
    private var outlines: [Outline] = []
    /// The path data of all outlines: one array, so that writing a letter counts no references.
    private var pathData: [UInt8] = []
    /// Retains the glyphs, so that no other object takes the address of one.
    private var glyphs: [Glyph] = []

    private static let slotBitRange = 8...14

    /// The greatest cost, in bytes; the least table may exceed it.
    private let limit: Int
    private let budget: MemoryBudget
    /// In bytes.
    private var cost = 0

    private struct Slot {
        /// The address of the glyph; 0 in a free slot.
        var address: UInt = 0
        /// The index of its outline.
        var index = 0
    }

    private struct Outline {
        /// `nil` if the outline is empty.
        let start: GlyphPathData.UnitPoint?
        /// The place of what follows the start in the path data of all outlines.
        let tail: Range<Int>
    }

    /// A cache that may take a share of a budget, from 0 to 1.
    init(share: Double, of budget: MemoryBudget) {
        limit = Int(Double(budget.limit) * share)
        self.budget = budget
        // The slots take at most a fourth of the limit; their glyphs, of a kilobyte and more, fill the rest sooner.
        var bits = Self.slotBitRange.lowerBound
        while bits < Self.slotBitRange.upperBound, MemoryLayout<Slot>.stride << (bits + 1) <= limit / 4 {
            bits += 1
        }
        slotBits = bits
        capacity = 1 << (bits - 1)
    }

    deinit { budget.charge(-cost) }

    /// Writes the outline of a glyph with its origin at a point.
    mutating func write(_ glyph: Glyph, at origin: CGPoint, to bytes: inout [UInt8]) {
        let place = place(of: ObjectIdentifier(glyph))
        let index = slots[place].address == 0 ? insert(glyph, at: place) : slots[place].index
        write(outlines[index], at: origin, to: &bytes)
    }

    /// Writes the glyphs of a line that are only filled.
    mutating func writeFilled(_ glyphs: Span<PositionedGlyph>, origin: CGPoint, to bytes: inout [UInt8]) {
        // A span and addresses: a line retains none of its glyphs.
        for item in glyphs.indices where glyphs[item].glyph.isOnlyFilled {
            let place = place(of: ObjectIdentifier(glyphs[item].glyph))
            let index = slots[place].address == 0 ? insert(glyphs[item].glyph, at: place) : slots[place].index
            write(outlines[index], at: glyphs[item].origin(from: origin), to: &bytes)
        }
    }

    private func write(_ outline: Outline, at origin: CGPoint, to bytes: inout [UInt8]) {
        guard let start = outline.start else { return }
        bytes.write(moveTo: start, from: origin)
        bytes.append(contentsOf: pathData[outline.tail])
    }

    /// The slot of a glyph, or the free one that it would be in.
    private mutating func place(of glyph: ObjectIdentifier) -> Int {
        if slots.isEmpty { makeTable() }
        let address = UInt(bitPattern: glyph)
        // The product spreads neighboring addresses (Fibonacci hashing); its upper bits number the slot.
        let hash = UInt64(address) &* 0x9E37_79B9_7F4A_7C15
        var place = Int(truncatingIfNeeded: hash &>> UInt64(64 - slotBits))
        while slots[place].address != 0, slots[place].address != address {
            place = (place + 1) & (slotCount - 1)
        }
        return place
    }

    /// Makes the outline of a glyph, for a free slot; returns its index.
    private mutating func insert(_ glyph: Glyph, at place: Int) -> Int {
        let data = GlyphPathData(glyph)
        let cost = Self.cost(of: glyph, data)
        if !glyphs.isEmpty, glyphs.count == capacity || self.cost + cost > limit {
            removeAll()
            return insert(glyph, at: self.place(of: ObjectIdentifier(glyph)))
        }
        charge(cost)
        slots[place] = Slot(address: UInt(bitPattern: ObjectIdentifier(glyph)), index: outlines.count)
        let end = pathData.count
        pathData += data.tail
        outlines.append(Outline(start: data.start, tail: end..<pathData.count))
        glyphs.append(glyph)
        return outlines.count - 1
    }
}

// MARK: Cost

extension GlyphCache {
    /// The cost of an entry in bytes, with the glyph itself, which may have no other owner by then.
    ///
    /// An array may have room for twice as many elements.
    private static func cost(of glyph: Glyph, _ data: GlyphPathData) -> Int {
        2 * (MemoryLayout<Outline>.stride + MemoryLayout<Glyph>.stride + data.tail.count) + glyph.heapCost
    }

    private mutating func charge(_ bytes: Int) {
        cost += bytes
        budget.charge(bytes)
    }

    private mutating func makeTable() {
        slots = Array(repeating: Slot(), count: slotCount)
        charge(slotCount * MemoryLayout<Slot>.stride)
    }

    private mutating func removeAll() {
        charge(-cost)
        slots = []
        outlines = []
        pathData = []
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
