/// Texts by numbers, so that each identifier of a project is stored once.
///
/// A number is never used again: a table only grows.
struct NameTable: Sendable {
    private var bytes: [UInt8] = []
    /// The ends of the texts in the bytes, by their numbers.
    private var ends: [Int32] = []
    /// The upper half of a hash, and below it a number from 1; a free place is 0.
    private var places: [UInt64]
    /// The secrets of the hash: nobody can choose identifiers that collide.
    private let seed = UInt64.random(in: .min ... .max)
    private let factor = UInt64.random(in: .min ... .max) | 1

    /// Creates a table with the names that have a meaning, and room for a count of them.
    init(room: Int = 0) {
        var size = 1 << 14
        while size < 2 * room { size *= 2 }
        places = Array(repeating: 0, count: size)
        for word in Word.allCases { _ = number(of: "\(word)") }
        for text in KnownName.texts { _ = number(of: text) }
    }

    var count: Int { ends.count }

    /// Whether so many texts are new since a count of them that most may not be used any more: a table that only grows
    /// must begin anew from time to time.
    func isWorn(since first: Int) -> Bool { count > 2 * first + IndexLimits.staleNames }

    /// The text of a number.
    func text(_ number: Int32) -> String {
        String(decoding: bytes(of: number), as: UTF8.self)
    }

    /// The bytes of the text of a number.
    func bytes(of number: Int32) -> ArraySlice<UInt8> { bytes[start(number)..<Int(ends[Int(number)])] }

    /// Whether a text begins with a capital of ASCII.
    func isCapitalized(_ number: Int32) -> Bool {
        let start = start(number)
        return start < Int(ends[Int(number)]) && (0x41...0x5A).contains(bytes[start])
    }

    private func start(_ number: Int32) -> Int { number == 0 ? 0 : Int(ends[Int(number) - 1]) }

    /// The number of a text, which is added if it is new.
    mutating func number(of text: String) -> Int32 {
        let text = Array(text.utf8)
        return number(of: text, from: 0, to: text.count)
    }

    /// The number of a part of a text, which is added if it is new.
    mutating func number(of source: [UInt8], from start: Int, to end: Int) -> Int32 {
        let hash = hash(of: source, from: start, to: end)
        let place = place(of: source, from: start, to: end, hash: hash)
        let known = places[place]
        if known != 0 { return Int32(truncatingIfNeeded: known & 0xFFFF_FFFF) - 1 }
        bytes += source[start..<end]
        ends.append(Int32(bytes.count))
        places[place] = hash & ~0xFFFF_FFFF | UInt64(ends.count)
        if ends.count * 2 > places.count { grow() }
        return Int32(ends.count - 1)
    }

    /// The numbers of the texts of another table, by those that they have there; new ones are added.
    mutating func numbers(of other: NameTable) -> [Int32] {
        var start = 0
        return other.ends.map { end in
            defer { start = Int(end) }
            return number(of: other.bytes, from: start, to: Int(end))
        }
    }

    /// The number of a text; `nil` if the table does not have it.
    func known(_ text: String) -> Int32? {
        let text = Array(text.utf8)
        let hash = hash(of: text, from: 0, to: text.count)
        let known = places[place(of: text, from: 0, to: text.count, hash: hash)]
        return known == 0 ? nil : Int32(truncatingIfNeeded: known & 0xFFFF_FFFF) - 1
    }

    /// The place that a text has, or the free one for it.
    private func place(of source: [UInt8], from start: Int, to end: Int, hash: UInt64) -> Int {
        let mask = places.count - 1
        var place = Int(truncatingIfNeeded: hash >> 32) & mask
        while true {
            let known = places[place]
            if known == 0 { return place }
            if (known ^ hash) >> 32 == 0,
                isEqual(
                    Int32(truncatingIfNeeded: known & 0xFFFF_FFFF) - 1,
                    source: source,
                    from: start,
                    to: end
                )
            {
                return place
            }
            place = (place + 1) & mask
        }
    }

    private func isEqual(_ number: Int32, source: [UInt8], from start: Int, to end: Int) -> Bool {
        let first = self.start(number)
        guard Int(ends[Int(number)]) - first == end - start else { return false }
        for index in 0..<(end - start) where bytes[first + index] != source[start + index] { return false }
        return true
    }

    private func hash(of source: [UInt8], from start: Int, to end: Int) -> UInt64 {
        var hash = seed ^ UInt64(end - start)
        var word: UInt64 = 0
        var shift: UInt64 = 0
        for index in start..<end {
            word |= UInt64(source[index]) &<< shift
            shift &+= 8
            if shift == 64 {
                hash = mixed(hash, word)
                word = 0
                shift = 0
            }
        }
        return mixed(mixed(hash, word), factor)
    }

    private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }

    private mutating func grow() {
        let old = places
        places = Array(repeating: 0, count: old.count * 2)
        // The upper half of a hash is enough for all places.
        let mask = places.count - 1
        for known in old where known != 0 {
            var place = Int(truncatingIfNeeded: known >> 32) & mask
            while places[place] != 0 { place = (place + 1) & mask }
            places[place] = known
        }
    }
}
