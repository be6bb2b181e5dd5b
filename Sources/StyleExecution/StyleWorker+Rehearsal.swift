import CustomStyles
import StyleInterpreter
import StyleSyntax

extension StyleWorker {
    /// Checks a source without content, which makes the tables of the interpreter.
    package static func rehearse() {
        let program = ProgramWriter().finish(statements: [], diagnostics: [])
        let text = SourceText("")
        guard
            let parsed = try? ParsedSource(
                readingStylesOf: ParsedText(text, hash: "", program: program)
            )
        else { return }
        _ = InterpretedProgram(parsed, replacesExternalNames: true)
    }
}
