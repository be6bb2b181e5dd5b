/// Reads the numbers and texts of an index, and refuses a number that is out of its range.
struct IndexReader: IndexCoder {
    let bytes: [UInt8]
    private(set) var place: Int
    private let end: Int

    init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        place = range.lowerBound
        end = range.upperBound
    }

    /// An element takes a byte or more.
    var mostElements: Int32 { Int32(clamping: end - place) }

    var isAtEnd: Bool { place == end }

    mutating func code(_ number: inout Int32, in range: ClosedRange<Int32>) throws(InvalidIndex) {
        var distance: UInt32 = 0
        var shift: UInt32 = 0
        while true {
            guard place < end, shift < 32 else { throw InvalidIndex() }
            let byte = bytes[place]
            place += 1
            distance |= UInt32(byte & 0x7F) &<< shift
            guard byte & 0x80 != 0 else { break }
            shift += 7
        }
        guard distance <= UInt32(bitPattern: range.upperBound &- range.lowerBound) else {
            throw InvalidIndex()
        }
        number = range.lowerBound &+ Int32(bitPattern: distance)
    }

    mutating func code(_ bits: inout UInt64) throws(InvalidIndex) {
        guard end - place >= 8 else { throw InvalidIndex() }
        bits = 0
        for index in 0..<8 { bits |= UInt64(bytes[place + index]) &<< UInt64(8 * index) }
        place += 8
    }

    mutating func code(_ text: inout String) throws(InvalidIndex) {
        text = String(decoding: bytes[try readText()], as: UTF8.self)
    }

    /// The place of a text.
    mutating func readText() throws(InvalidIndex) -> Range<Int> {
        var count: Int32 = 0
        try code(&count, in: 0...mostElements)
        guard Int(count) <= end - place else { throw InvalidIndex() }
        defer { place += Int(count) }
        return place..<(place + Int(count))
    }
}
