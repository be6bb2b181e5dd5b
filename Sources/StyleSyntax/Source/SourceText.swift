/// The bytes of a source, with the places of its lines.
package struct SourceText: Hashable, Sendable {
    /// The bytes, which need not be valid UTF-8.
    package let bytes: [UInt8]
    /// The offset of the first byte of each line.
    private let lineStarts: [Int]

    /// Finds the lines of a source; a line ends with a line feed, a carriage return, or both.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        var offset = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
                offset += 1
            }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                starts.append(offset)
            }
        }
        lineStarts = starts
    }

    package init(_ text: String) {
        self.init(Array(text.utf8))
    }

    /// The number of lines; a source that ends with a line break has an empty last line.
    package var lineCount: Int { lineStarts.count }

    /// Returns the place of a byte; an offset outside of the source is moved to its nearest end.
    package func place(at offset: Int) -> SourcePlace {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return SourcePlace(offset: offset, line: low + 1, column: offset - lineStarts[low] + 1)
    }

    /// Returns a part of the source; offsets outside of the source are moved to its nearest end.
    package func range(_ offsets: Range<Int>) -> SourceRange {
        let start = place(at: offsets.lowerBound)
        let end = min(max(offsets.upperBound, start.offset), bytes.count)
        return SourceRange(start: start, length: end - start.offset)
    }

    /// Returns a line without its end, numbered from 1; empty if there is none.
    package func line(_ number: Int) -> String {
        guard number >= 1, number <= lineStarts.count else { return "" }
        let end = number < lineStarts.count ? lineStarts[number] : bytes.count
        var line = bytes[lineStarts[number - 1]..<end]
        while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
            line.removeLast()
        }
        return String(decoding: line, as: UTF8.self)
    }

    /// Returns the text of a part of the source.
    package func text(_ range: SourceRange) -> String {
        String(decoding: bytes[range.offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }
}
