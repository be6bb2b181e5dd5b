import StyleSyntax
import SwiftSyntax

/// A program that is made from the syntax tree of the toolchain, whose operators are folded.
///
/// Each kind of node has a translator (`Translator`), which adds its nodes here.
final class ProgramBuilder: Translator {
    var builder: ProgramBuilder { self }

    let source: SourceText
    var writer = ProgramWriter()
    var diagnostics: [Diagnostic] = []
    /// The numbers of anonymous parameters of the closures around a node, outermost first.
    var anonymousCounts: [Int] = []

    init(source: SourceText) {
        self.source = source
    }

    /// Returns the bytes of the program.
    func finish(statements: [StatementID]) -> [UInt8] {
        if let place = writer.tooDeep {
            return refuse(at: place, message: "statements and expressions are nested too deeply")
        }
        let diagnostics = orderedDiagnostics()
        // The builder would retain the bytes, and the writer copy them.
        let writer = exchange(&self.writer, with: ProgramWriter())
        let bytes = writer.finish(statements: statements, diagnostics: diagnostics)
        if bytes.count > ProgramLimits.bytes(ofSource: source.bytes.count) {
            return refuse(at: .start, message: "source is too complex")
        }
        return bytes
    }

    /// Returns the bytes of an empty program with one error.
    private func refuse(at place: SourcePlace, message: String) -> [UInt8] {
        let error = Diagnostic(.error, at: place, in: source, message: message)
        return ProgramWriter().finish(statements: [], diagnostics: [error])
    }

    /// The messages in the order of the source, as many as are useful.
    private func orderedDiagnostics() -> [Diagnostic] {
        let ordered = diagnostics.sorted { $0.place.offset < $1.place.offset }
        return Array(ordered.prefix(SourceParser.diagnosticLimit))
    }
}
