/// The identifier of an exchange in responses and logs: 32 hexadecimal digits.
///
/// The first half is chosen at random when the server starts, so that the ids of two servers differ; the second
/// half counts the exchanges.
package struct RequestID: Hashable, Sendable {
    private let server: UInt64
    private let number: UInt64

    fileprivate init(server: UInt64, number: UInt64) {
        self.server = server
        self.number = number
    }

    static let digitCount = 32

    /// Writes the digits to memory with `digitCount` bytes.
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

extension RequestID: CustomStringConvertible {
    package var description: String { withCString { String(cString: $0) } }
}

/// Creates the request ids of one daemon.
struct RequestIDSequence {
    private let server = UInt64.random(in: .min ... .max)
    private var number: UInt64 = 0

    mutating func next() -> RequestID {
        number += 1
        return RequestID(server: server, number: number)
    }
}
