import Glibc
import Testing

@testable import bezel

@Suite struct `The lines of a stream` {
    /// The lines that are read of some bytes.
    private func lines(_ text: String, limit: Int = 8) -> [LineReader.Line] {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let bytes = Array(text.utf8)
        #expect(write(ends[1], bytes, bytes.count) == bytes.count)
        close(ends[1])
        defer { close(ends[0]) }
        var reader = LineReader(limit: limit, descriptor: ends[0])
        var lines: [LineReader.Line] = []
        while let line = reader.next() { lines.append(line) }
        return lines
    }

    private func line(_ text: String) -> LineReader.Line { .complete(Array(text.utf8)) }

    @Test func `end with a line feed, or with the stream`() {
        #expect(lines("a\nb\r\n\nc") == [line("a"), line("b"), line(""), line("c")])
        #expect(lines("") == [])
    }

    @Test func `are as long as the limit`() {
        #expect(lines("12345678\n") == [line("12345678")])
        #expect(lines("123456789\na\n") == [.tooLong, line("a")])
        #expect(lines("123456789") == [.tooLong])
        #expect(lines(String(repeating: "a", count: 60_000) + "\nb\n") == [.tooLong, line("b")])
    }
}
