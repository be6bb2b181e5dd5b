import ButtonRendering
import CustomStyles
import StyleSyntax
import ViewEngine

extension ButtonWorker {
    /// Draws a style of a user's own, whose bodies have the steps of one job; throws if one is stopped.
    func evaluated<Value>(
        _ style: CatalogEntry,
        by program: any SourceProgram,
        draw: () throws(QueryError) -> Value
    ) throws(QueryError) -> Value {
        let (result, outcome) = BodyEvaluation.run(stepLimit: program.stepLimit) {
            Result { () throws(QueryError) in try draw() }
        }
        // A failure after the style has been stopped, as of a file without its first frame, is not the reason.
        guard let error = outcome.error else { return try result.get() }
        throw .stoppedStyle(
            SourceProblem(name: style.displayName, diagnostics: [program.diagnostic(of: error)])
        )
    }
}
