import StyleInterpreter
import StyleSyntax
import TestSupport
import Testing

/// The source of the styles that are compiled from the same file.
private var sharedSource: String {
    let file = projectFile("Tests/StyleInterpreterTests/ComposedStyles.swift")
    return String(decoding: bytes(of: file), as: UTF8.self)
}

@Suite struct `Interpreted gestures of two` {
    @Test func `follow each other`() throws {
        try expectEqual(sharedSource, Held())
    }

    @Test func `exclude each other`() throws {
        try expectEqual(sharedSource, Chosen())
    }

    @Test func `are recognized together`() throws {
        try expectEqual(sharedSource, Followed())
    }

    @Test func `stand beside rarer forms of modifiers`() throws {
        try expectEqual(sharedSource, Rare())
    }

    @Test func `need no stand-in`() throws {
        let program = try interpret(sharedSource)
        #expect(program.diagnostics.map(\.message) == [])
        #expect(program.standIns.isEmpty)
    }
}
