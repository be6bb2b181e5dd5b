import StyleSyntax
import SwiftSyntax

/// A part of the translation, with the methods for one kind of node.
///
/// A part stores only the builder, which conforms, too, so that it can name the parts.
protocol Translator {
    var builder: ProgramBuilder { get }
}

extension Translator {
    var declarations: DeclarationTranslator { DeclarationTranslator(builder: builder) }
    var statements: StatementTranslator { StatementTranslator(builder: builder) }
    var patterns: PatternTranslator { PatternTranslator(builder: builder) }
    var expressions: ExpressionTranslator { ExpressionTranslator(builder: builder) }
    var types: TypeTranslator { TypeTranslator(builder: builder) }
}

// Parts of the source of a node.
extension Translator {
    var source: SourceText { builder.source }

    func error(_ message: String, at node: some SyntaxProtocol) {
        builder.diagnostics.append(Diagnostic(.error, at: range(node).start, in: source, message: message))
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
