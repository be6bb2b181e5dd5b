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

    /// Lends the digits as a C string.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 33) { text in
            write(server, to: text.extracting(0..<16))
            write(number, to: text.extracting(16..<32))
            text[32] = 0
            guard let start = text.baseAddress else { preconditionFailure("33 bytes have an address") }
            return body(start)
        }
    }

    private func write(_ half: UInt64, to digits: UnsafeMutableBufferPointer<CChar>) {
        var rest = half
        for index in digits.indices.reversed() {
            let digit = CChar(truncatingIfNeeded: rest & 0xF)
            digits[index] = digit + (digit < 10 ? 0x30 : 0x57)
            rest >>= 4
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
