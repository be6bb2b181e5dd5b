/// The parts of a line of a log.
///
/// A line is written for each request, so no part makes a string of its own, and a text is copied as a whole.
extension OutputSpan<UInt8> {
    /// The bytes of the longest number.
    static var longestDecimal: Int { 20 }

    mutating func append(literal text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ text: String) {
        text.utf8Span.span.withUnsafeBufferPointer { append($0) }
    }

    /// Appends a number that is not negative.
    mutating func append(decimal number: Int) {
        if number >= 10 { append(decimal: number / 10) }
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    /// Appends the path of a target as a client sent it, without the source in it (`/v1/custom/~{data}.svg`), which is
    /// private and long, and without bytes that could end the line or a string in it: at most two bytes for each of its
    /// own.
    mutating func append(path: ArraySlice<UInt8>) {
        precondition(freeCapacity >= 2 * path.count)
        var isSource = false
        var previous: UInt8 = 0
        // Without a check for each byte.
        withUnsafeMutableBufferPointer { buffer, count in
            for byte in path {
                if isSource {
                    guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") else { continue }
                    isSource = false
                }
                buffer[count] = byte.isPrintable ? byte : UInt8(ascii: "?")
                count += 1
                if byte == UInt8(ascii: "~"), previous == UInt8(ascii: "/") {
                    buffer[count] = UInt8(ascii: "*")
                    count += 1
                    isSource = true
                }
                previous = byte
            }
        }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        withUnsafeMutableBufferPointer { buffer, count in
            _ = buffer.extracting(count..<count + bytes.count).initialize(fromContentsOf: bytes)
            count += bytes.count
        }
    }
}

extension UInt8 {
    fileprivate var isPrintable: Bool {
        0x21...0x7E ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
    }
}
