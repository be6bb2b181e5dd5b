/// Writes the messages between a service and its workers: two programs of one build, so the form has no versions.
package struct WireWriter {
    package private(set) var bytes: [UInt8] = []

    /// A writer with room for a number of bytes.
    package init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes a number in groups of seven bits, the lowest first.
    package mutating func write(_ number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Writes a number that may be negative.
    package mutating func write(_ number: Int) {
        write(UInt64(bitPattern: Int64(number) << 1 ^ Int64(number) >> 63))
    }

    package mutating func write(_ number: Double) {
        var bits = number.bitPattern
        for _ in 0..<8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
        }
    }

    package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    package mutating func write(tag: UInt8) { bytes.append(tag) }

    package mutating func write(_ content: [UInt8]) {
        write(content.count)
        bytes += content
    }

    package mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes += text.utf8
    }

    package mutating func write<Value: WireCodable>(_ value: Value) { value.write(to: &self) }

    package mutating func write<Value: WireCodable>(_ value: Value?) {
        write(value != nil)
        value?.write(to: &self)
    }

    package mutating func write<Value: WireCodable>(_ values: [Value]) {
        write(values.count)
        for value in values { value.write(to: &self) }
    }
}

/// A value that messages contain.
///
/// `init(from:)` reads what `write(to:)` writes, and throws for any other bytes.
package protocol WireCodable {
    func write(to writer: inout WireWriter)
    init(from reader: inout WireReader) throws(WireError)
}

/// The bytes are no message: they end early, or a number or a text is none.
package struct WireError: Error {}

extension String: WireCodable {
    package func write(to writer: inout WireWriter) { writer.write(self) }

    package init(from reader: inout WireReader) throws(WireError) { self = try reader.readText() }
}
