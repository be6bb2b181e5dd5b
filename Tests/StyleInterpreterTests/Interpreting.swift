import StyleInterpreter
import StyleParser
import StyleSyntax

/// Parses and checks a source, as code for iOS.
func interpret(
    _ source: SourceText,
    replacesExternalNames: Bool = false,
    system: String = "iOS"
) throws -> InterpretedProgram {
    let conditions = CompilationConditions(
        system: system,
        modules: ["SwiftUI", "UIKit", "Foundation"],
        compilerVersion: [6, 3]
    )
    let parsed = try ParsedSource(reading: SourceParser.parse(source), source: source, conditions: conditions)
    return InterpretedProgram(parsed, replacesExternalNames: replacesExternalNames)
}

func interpret(_ source: String, replacesExternalNames: Bool = false) throws -> InterpretedProgram {
    try interpret(SourceText(source), replacesExternalNames: replacesExternalNames)
}
