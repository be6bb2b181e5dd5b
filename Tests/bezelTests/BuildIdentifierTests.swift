import Glibc
import Testing

@testable import bezel

@Suite struct `A build identifier` {
    private let folder = TemporaryFolder()

    @Test func `is the build id that the linker has written`() throws {
        let other = [
            note(owner: "GNU", type: 1, value: [7, 7, 7]), note(owner: "other", type: 3, value: [8]),
        ]
        let buildID = note(owner: "GNU", type: 3, value: [0x01, 0xAB, 0xFF])
        #expect(try identifier(of: program(notes: other + [buildID])).description == "01abff")
    }

    @Test func `is equal for copies, also for those whose symbols are stripped`() throws {
        let notes = [note(owner: "GNU", type: 3, value: [1, 2, 3])]
        let copies = [program(notes: notes), program(notes: notes) + [0, 1, 2]]
        #expect(try identifier(of: copies[0]) == identifier(of: copies[1]))
    }

    @Test func `is the hash of the content without a build id`() throws {
        let first = program(notes: [note(owner: "GNU", type: 1, value: [1])])
        #expect(try identifier(of: first) == identifier(of: first))
        #expect(try identifier(of: first) != identifier(of: first + [0]))
        // A published value of FNV-1a.
        #expect(try identifier(of: Array("foobar".utf8)).description == "85944171f73967e8")
    }

    @Test func `is a hash if the file is cut or damaged`() throws {
        let whole = program(notes: [note(owner: "GNU", type: 3, value: [1, 2, 3])])
        for count in 0..<whole.count {
            #expect(try identifier(of: Array(whole.prefix(count))).description.count == 16)
        }
        for index in 4..<whole.count {
            var damaged = whole
            damaged[index] = 0xFF
            _ = try identifier(of: damaged)
        }
    }

    @Test func `of the running program is that of its file`() throws {
        let program = try #require(BuildIdentifier.ofProgram)
        #expect(program.description.count >= 16)
        #expect(BuildIdentifier(file: CommandLine.arguments[0]) == program)
    }

    @Test func `does not exist without a file`() {
        #expect(BuildIdentifier(file: folder.path + "/missing") == nil)
    }

    private func identifier(of bytes: [UInt8]) throws -> BuildIdentifier {
        folder.makeFile("program", bytes: bytes)
        return try #require(BuildIdentifier(file: folder.path + "/program"))
    }
}

/// A program that consists of a header, a table of one segment, and notes.
private func program(notes: [[UInt8]]) -> [UInt8] {
    let content = notes.flatMap { $0 }
    var header: [UInt8] = [0x7F] + Array("ELF".utf8) + [2, 1, 1] + [UInt8](repeating: 0, count: 9)
    header += bytes(0, size: 16) + bytes(64, size: 8) + bytes(0, size: 14)
    header += bytes(56, size: 2) + bytes(1, size: 2) + bytes(0, size: 6)
    var segment = bytes(4, size: 4) + bytes(0, size: 4) + bytes(64 + 56, size: 8)
    segment += bytes(0, size: 16) + bytes(content.count, size: 8) + bytes(0, size: 8) + bytes(4, size: 8)
    return header + segment + content
}

private func note(owner: String, type: Int, value: [UInt8]) -> [UInt8] {
    let owner = Array(owner.utf8) + [0]
    func padding(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: (4 - count % 4) % 4) }
    let sizes = bytes(owner.count, size: 4) + bytes(value.count, size: 4) + bytes(type, size: 4)
    return sizes + owner + padding(owner.count) + value + padding(value.count)
}

/// A number in little endian bytes.
private func bytes(_ number: Int, size: Int) -> [UInt8] {
    (0..<size).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
}
