import ConfinedProcesses
import Glibc

/// Messages on standard input and output, each behind its header, by the system calls that a confined
/// process has.
struct MessageStream {
    /// The bytes that were read, but are of no message yet.
    private var received: [UInt8] = []
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// The greatest length of a message in bytes: a folder of styles.
    private static let limit = 64 << 20

    /// Reads the next message; `nil` at the end of the input.
    mutating func readMessage() -> [UInt8]? {
        if received.isEmpty {
            let read = buffer.withUnsafeMutableBytes { Glibc.read(STDIN_FILENO, $0.baseAddress, $0.count) }
            guard read > 0 || read < 0 && errno == EINTR else { return nil }
            // Mostly that is one message.
            if read >= MessageHeader.count, read == MessageHeader.count + MessageHeader.length(of: buffer) {
                return Array(buffer[MessageHeader.count..<read])
            }
            received += buffer[..<max(0, read)]
        }
        guard receive(MessageHeader.count) else { return nil }
        let length = MessageHeader.length(of: received)
        let end = MessageHeader.count + length
        guard length <= Self.limit, receive(end) else { return nil }
        defer { received.removeSubrange(..<end) }
        return Array(received[MessageHeader.count..<end])
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
        StandardStreams.writeOutput(MessageHeader.bytes(of: message.count) + message)
    }
}
