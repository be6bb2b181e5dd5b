/// The identifier of an exchange in responses and logs: 32 hexadecimal digits, which cannot be guessed from others.
package struct RequestID: Hashable, Sendable {
    private let upper: UInt64
    private let lower: UInt64

    package init(upper: UInt64, lower: UInt64) {
        self.upper = upper
        self.lower = lower
    }

    static let digitCount = 32

    /// Writes the digits to memory with `digitCount` bytes.
    func write(to digits: UnsafeMutableRawBufferPointer) {
        digits.storeBytes(of: upper.upperDigits, toByteOffset: 0, as: UInt64.self)
        digits.storeBytes(of: upper.lowerDigits, toByteOffset: 8, as: UInt64.self)
        digits.storeBytes(of: lower.upperDigits, toByteOffset: 16, as: UInt64.self)
        digits.storeBytes(of: lower.lowerDigits, toByteOffset: 24, as: UInt64.self)
    }

    /// Appends the digits to a text.
    package func append(to text: inout OutputSpan<UInt8>) {
        text.withUnsafeMutableBufferPointer { buffer, count in
            let end = count + RequestID.digitCount
            write(to: UnsafeMutableRawBufferPointer(buffer.extracting(count..<end)))
            count = end
        }
    }

    /// Calls a closure with the digits as a C string.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: RequestID.digitCount + 1) { text in
            write(to: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(text).dropLast()))
            text[RequestID.digitCount] = 0
            guard let start = text.baseAddress else { preconditionFailure("33 bytes have an address.") }
            return body(start)
        }
    }
}

extension UInt64 {
    /// The first eight of 16 hexadecimal digits, as bytes in the order in which they are written.
    fileprivate var upperDigits: UInt64 { (self >> 32).lowerDigits }

    /// The last eight of 16 hexadecimal digits, as bytes in the order in which they are written.
    fileprivate var lowerDigits: UInt64 {
        // Each step halves the groups of bits until each byte has four of them.
        var nibbles = self & 0xFFFF_FFFF
        nibbles = (nibbles | nibbles << 16) & 0x0000_FFFF_0000_FFFF
        nibbles = (nibbles | nibbles << 8) & 0x00FF_00FF_00FF_00FF
        nibbles = (nibbles | nibbles << 4) & 0x0F0F_0F0F_0F0F_0F0F
        // From 10 on, adding 6 carries into the upper half of the byte; "a" is 39 after the byte after "9".
        let isLetter = (nibbles + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        return (nibbles + 0x3030_3030_3030_3030 + isLetter * 39).bigEndian
    }
}

extension RequestID: CustomStringConvertible {
    package var description: String { withCString { String(cString: $0) } }
}

/// Creates the request ids of one loop.
///
/// The first half is random, and different for each loop. The second half is a hash of a number that counts the
/// exchanges, by a key that is random for the process, so it does not tell how many there were. To ask the system for
/// random bytes would take as long as a cached response.
///
/// It is an object, because Swift checks at run time that nothing else changes a structure in the meantime if it is a
/// variable property of an object.
final class RequestIDSequence {
    private let loop = UInt64.random(in: .min ... .max)
    /// The state of the hash before the number is added.
    private let hasherOfLoop: Hasher
    private var number: UInt64 = 0

    init() {
        var hasher = Hasher()
        hasher.combine(loop)
        hasherOfLoop = hasher
    }

    func next() -> RequestID {
        number += 1
        var hasher = hasherOfLoop
        hasher.combine(number)
        return RequestID(upper: loop, lower: UInt64(bitPattern: Int64(hasher.finalize())))
    }
}
