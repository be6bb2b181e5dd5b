import StyleSyntax
import SwiftSyntax

/// Translates the syntax tree of the toolchain into a program, whose operators are folded.
///
/// The translation of each kind of node is in an extension. It recurses where syntax is nested, and iterates along
/// chains.
struct ProgramBuilder {
    let source: SourceText
    var writer = ProgramWriter()
    var diagnostics: [Diagnostic] = []
    /// The numbers of anonymous parameters of the closures around a node, outermost first.
    var anonymousCounts: [Int] = []

    init(source: SourceText) {
        self.source = source
    }

    /// Returns the bytes of the program.
    consuming func finish(statements: [StatementID]) -> [UInt8] {
        if let place = writer.tooDeep {
            return refuse(at: place, message: "statements and expressions are nested too deeply")
        }
        let diagnostics = orderedDiagnostics()
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

    mutating func error(_ message: String, at node: some SyntaxProtocol) {
        diagnostics.append(Diagnostic(.error, at: range(node).start, in: source, message: message))
    }

    /// Returns the part of the source of a node, without the spaces and comments around it.
    func range(_ node: some SyntaxProtocol) -> StyleSyntax.SourceRange {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return source.range(start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    /// Returns the part of the source from the beginning of a part to the end of a node.
    func range(from start: StyleSyntax.SourceRange, to node: some SyntaxProtocol) -> StyleSyntax.SourceRange {
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        return StyleSyntax.SourceRange(
            start: start.start,
            length: max(end - start.start.offset, start.length)
        )
    }

    /// Returns the name that a token is, without backticks.
    func name(_ token: TokenSyntax) -> Name {
        Name(text(token), at: source.place(at: token.positionAfterSkippingLeadingTrivia.utf8Offset))
    }

    func text(_ token: TokenSyntax) -> String {
        let text = token.text
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    /// Returns the label that a token is; nil for none and for `_`.
    func label(_ token: TokenSyntax?) -> Name? {
        guard let token, token.text != "_" else { return nil }
        return name(token)
    }
}
