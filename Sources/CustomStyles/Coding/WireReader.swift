/// Reads what a `WireWriter` has written, and checks every number in it: the writer can be a process that hostile code
/// has taken over.
package struct WireReader {
    private let bytes: [UInt8]
    private var offset: Int

    /// A reader of bytes, of which it does not read the first ones.
    package init(_ bytes: [UInt8], droppingFirst count: Int = 0) {
        self.bytes = bytes
        offset = count
    }

    /// Throws if bytes are left.
    package func end() throws(WireError) {
        guard offset == bytes.count else { throw WireError() }
    }

    package mutating func readByte() throws(WireError) -> UInt8 {
        guard offset < bytes.count else { throw WireError() }
        defer { offset += 1 }
        return bytes[offset]
    }

    package mutating func readNumber() throws(WireError) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try readByte()
            let bits = UInt64(byte & 0x7F)
            guard shift < 63 || (shift == 63 && bits <= 1) else { throw WireError() }
            number |= bits << shift
            if byte & 0x80 == 0 { return number }
            shift += 7
        }
    }

    package mutating func readInteger() throws(WireError) -> Int {
        let bits = try readNumber()
        return Int(Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1))
    }

    /// Reads the number of the elements of a list, each of which takes a byte at least.
    package mutating func readCount() throws(WireError) -> Int {
        let count = try readInteger()
        guard (0...bytes.count - offset).contains(count) else { throw WireError() }
        return count
    }

    package mutating func readDouble() throws(WireError) -> Double {
        var bits: UInt64 = 0
        for shift in 0..<8 { bits |= UInt64(try readByte()) << UInt64(8 * shift) }
        return Double(bitPattern: bits)
    }

    package mutating func readFlag() throws(WireError) -> Bool {
        switch try readByte() {
        case 0: return false
        case 1: return true
        default: throw WireError()
        }
    }

    package mutating func readCase<Value: RawRepresentable<UInt8>>() throws(WireError) -> Value {
        guard let value = Value(rawValue: try readByte()) else { throw WireError() }
        return value
    }

    package mutating func readBytes() throws(WireError) -> [UInt8] {
        let count = try readCount()
        defer { offset += count }
        return Array(bytes[offset..<offset + count])
    }

    package mutating func readText() throws(WireError) -> String {
        let count = try readCount()
        defer { offset += count }
        return try Self.text(bytes.span.extracting(offset..<offset + count))
    }

    private static func text(_ span: Span<UInt8>) throws(WireError) -> String {
        guard let text = try? UTF8Span(validating: span) else { throw WireError() }
        return String(copying: text)
    }

    package mutating func read<Value: WireCodable>() throws(WireError) -> Value { try Value(from: &self) }

    package mutating func readOptional<Value: WireCodable>() throws(WireError) -> Value? {
        try readFlag() ? try Value(from: &self) : nil
    }

    package mutating func readList<Value: WireCodable>() throws(WireError) -> [Value] {
        let count = try readCount()
        var values: [Value] = []
        for _ in 0..<count { values.append(try Value(from: &self)) }
        return values
    }
}
