import Glibc

/// The lines of standard input, which have a greatest length.
struct LineReader {
    /// A line without its end.
    enum Line: Equatable {
        case complete([UInt8])
        /// A line that is longer than the limit, and was read to its end.
        case tooLong
    }

    private let limit: Int
    private let descriptor: Int32
    private var received: [UInt8] = []
    /// The number of received bytes that have no end of a line.
    private var searched = 0
    private var isSkipping = false
    private var chunk = [UInt8](repeating: 0, count: 65_536)

    init(limit: Int, descriptor: Int32 = STDIN_FILENO) {
        self.limit = limit
        self.descriptor = descriptor
    }

    /// Waits for the next line; `nil` at the end of the input, where a line without an end counts, too.
    mutating func next() -> Line? {
        while true {
            if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                return takeLine(through: end)
            }
            searched = received.count
            if received.count > limit {
                isSkipping = true
                received = []
                searched = 0
            }
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR, !StopSignals.areReceived { continue }
            guard count > 0 else { return takeRest() }
            received += chunk[..<count]
        }
    }

    private mutating func takeLine(through end: Int) -> Line {
        var line = Array(received[..<end])
        received.removeSubrange(...end)
        searched = 0
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        defer { isSkipping = false }
        return isSkipping || line.count > limit ? .tooLong : .complete(line)
    }

    private mutating func takeRest() -> Line? {
        defer {
            received = []
            searched = 0
            isSkipping = false
        }
        if isSkipping { return .tooLong }
        return received.isEmpty || StopSignals.areReceived ? nil : .complete(received)
    }
}
