import StyleParser
import StyleSyntax
import Testing

/// The response of the parser to a source, read again.
func parse(_ text: String, for system: CompilationConditions? = nil) throws -> ParsedSource {
    let source = SourceText(text)
    return try ParsedSource(reading: SourceParser.parse(source), source: source, conditions: system)
}

/// The description of a source that has no messages.
func describe(_ text: String, for system: CompilationConditions? = nil) throws -> String {
    let parsed = try parse(text, for: system)
    #expect(parsed.diagnostics == [])
    return ProgramDescription(program: parsed.program).text
}

/// The messages about a source, with their places.
func messages(_ text: String) throws -> [String] {
    try parse(text).diagnostics.map { $0.headline(file: "Pill.swift") }
}

extension CompilationConditions {
    /// A system in tests.
    static func system(_ name: String) -> CompilationConditions {
        CompilationConditions(
            system: name,
            modules: name == "macOS" ? ["SwiftUI", "AppKit"] : ["SwiftUI", "UIKit"],
            compilerVersion: [6, 3]
        )
    }
}
