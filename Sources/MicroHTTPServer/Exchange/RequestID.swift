/// The name of an exchange in answers and logs: 32 hexadecimal digits.
///
/// The first half is drawn when the server starts, so that ids of two servers differ; the second counts.
package struct RequestID: Hashable, Sendable {
    private let server: UInt64
    private let number: UInt64

    fileprivate init(server: UInt64, number: UInt64) {
        self.server = server
        self.number = number
    }

    static let digitCount = 32

    /// Writes the digits to memory of that size.
    func write(to digits: UnsafeMutableRawBufferPointer) {
        write(server, to: digits, at: 0)
        write(number, to: digits, at: 16)
    }

    private func write(_ half: UInt64, to digits: UnsafeMutableRawBufferPointer, at start: Int) {
        var rest = half
        for index in (start..<start + 16).reversed() {
            let digit = UInt8(truncatingIfNeeded: rest & 0xF)
            digits[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
            rest >>= 4
        }
    }

    /// Lends the digits as a C string.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: RequestID.digitCount + 1) { text in
            write(to: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(text).dropLast()))
            text[RequestID.digitCount] = 0
            guard let start = text.baseAddress else { preconditionFailure("33 bytes have an address.") }
            return body(start)
        }
    }
}

extension RequestID: CustomStringConvertible {
    package var description: String { withCString { String(cString: $0) } }
}

/// Hands out the request ids of one daemon.
struct RequestIDSequence {
    private let server = UInt64.random(in: .min ... .max)
    private var number: UInt64 = 0

    mutating func next() -> RequestID {
        number += 1
        return RequestID(server: server, number: number)
    }
}
