import ProjectSources
import StyleSyntax
import Testing

@Suite struct `The lines of files` {
    @Test func `are found once for bytes that stay`() {
        let lines = SharedLines()
        let bytes = Array("a\nb".utf8)
        let first = lines.lines(of: "A.swift", bytes)
        let second = lines.lines(of: "A.swift", bytes)
        #expect(first == second)
        #expect(address(first.bytes) == address(bytes))
        #expect(address(second.bytes) == address(bytes))
    }

    @Test func `are those of the bytes as they are now`() {
        let lines = SharedLines()
        _ = lines.lines(of: "A.swift", Array("a\nb".utf8))
        let changed = Array("c".utf8)
        #expect(lines.lines(of: "A.swift", changed).bytes == changed)
        #expect(lines.lines(of: "B.swift", []).bytes == [])
    }

    private func address(_ bytes: [UInt8]) -> UnsafeRawPointer? {
        bytes.withUnsafeBytes(\.baseAddress)
    }
}
