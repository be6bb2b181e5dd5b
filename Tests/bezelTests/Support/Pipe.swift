import Glibc

/// A pipe, whose reader may be slow.
final class Pipe: Sendable {
    let reader: Int32
    let writer: Int32

    init() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { fatalError("no pipe: \(errno)") }
        reader = ends[0]
        writer = ends[1]
    }

    deinit {
        close(reader)
        close(writer)
    }

    /// Reads lines until one fulfills a condition, or nothing has arrived for ten seconds; returns all of them.
    func lines(until isLast: (String, _ count: Int) -> Bool) -> [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            var event = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
            guard poll(&event, 1, 10_000) > 0 else { return lines }
            let count = read(reader, &chunk, chunk.count)
            guard count > 0 else { return lines }
            for byte in chunk[..<count] {
                guard byte == UInt8(ascii: "\n") else {
                    line.append(byte)
                    continue
                }
                lines.append(String(decoding: line, as: UTF8.self))
                line = []
                if isLast(lines[lines.count - 1], lines.count) { return lines }
            }
        }
    }
}
