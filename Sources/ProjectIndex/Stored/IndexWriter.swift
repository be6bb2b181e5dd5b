/// Writes the numbers and texts of an index.
///
/// A number is its distance from the least of its range, in groups of seven bits, the lowest first; the highest bit of a
/// byte says that another one follows (LEB128).
struct IndexWriter: IndexCoder {
    private(set) var bytes: [UInt8] = []

    let mostElements = Int32.max

    mutating func code(_ number: inout Int32, in range: ClosedRange<Int32>) {
        var rest = UInt32(bitPattern: number &- range.lowerBound)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func code(_ bits: inout UInt64) {
        for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: bits &>> UInt64(8 * place))) }
    }

    mutating func code(_ text: inout String) {
        var count = Int32(text.utf8.count)
        code(&count, in: 0...mostElements)
        bytes += text.utf8
    }

    /// Writes a text that is given by its bytes.
    mutating func write(_ text: ArraySlice<UInt8>) {
        var count = Int32(text.count)
        code(&count, in: 0...mostElements)
        bytes += text
    }
}
