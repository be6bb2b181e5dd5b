import Glibc

/// Messages on standard input and output, each behind its length in four bytes, by the system calls that a confined
/// process has.
struct MessageStream {
    /// The bytes that were read, but are of no message yet.
    private var received: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// The greatest length of a message in bytes: a folder of styles.
    private static let limit = 64 << 20
    private static let headerLength = 4

    /// Reads the next message; `nil` at the end of the input.
    mutating func readMessage() -> [UInt8]? {
        guard receive(Self.headerLength) else { return nil }
        let length = (0..<Self.headerLength).reduce(0) { $0 | Int(received[$1]) << (8 * $1) }
        let end = Self.headerLength + length
        guard length <= Self.limit, receive(end) else { return nil }
        defer { received.removeSubrange(..<end) }
        return Array(received[Self.headerLength..<end])
    }

    /// Receives bytes until there are as many; returns false at the end of the input.
    private mutating func receive(_ count: Int) -> Bool {
        while received.count < count {
            let read = buffer.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
            if read > 0 {
                received += buffer[..<read]
            } else if read == 0 || errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Writes a message at once, so that its reader wakes up once; returns whether that succeeded.
    static func writeMessage(_ message: [UInt8]) -> Bool {
        write((0..<headerLength).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) } + message)
    }

    /// Writes bytes, and returns whether that succeeded.
    static func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if written < 0, errno != EINTR {
                return false
            }
        }
        return true
    }
}
