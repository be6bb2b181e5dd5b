import ProjectResources
import StyleInterpreter
import StyleParser
import StyleSyntax

/// Parses and checks a source, as code for iOS.
func interpret(
    _ source: SourceText,
    replacesExternalNames: Bool = false,
    system: String = "iOS",
    resources: ProjectResources? = nil
) throws -> InterpretedProgram {
    let conditions = CompilationConditions(
        system: system,
        modules: ["SwiftUI", "UIKit", "Foundation"],
        compilerVersion: [6, 3]
    )
    let parsed = try ParsedSource(reading: SourceParser.parse(source), source: source, conditions: conditions)
    return InterpretedProgram(
        parsed,
        replacesExternalNames: replacesExternalNames,
        resources: resources
    )
}

func interpret(
    _ source: String,
    replacesExternalNames: Bool = false,
    resources: ProjectResources? = nil
) throws -> InterpretedProgram {
    try interpret(
        SourceText(source),
        replacesExternalNames: replacesExternalNames,
        resources: resources
    )
}
