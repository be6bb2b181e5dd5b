import StyleSyntax
import SwiftDiagnostics
import SwiftOperators
import SwiftParserDiagnostics
import SwiftSyntax

/// The messages of the toolchain's libraries, as ours.
enum ParserMessages {
    /// Returns the messages about the syntax of a source.
    static func diagnostics(of tree: SourceFileSyntax, in source: SourceText) -> [StyleSyntax.Diagnostic] {
        ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic($0, in: source) }
    }

    /// Returns the message about an operator that is unknown or needs parentheses.
    static func diagnostic(of error: OperatorError, in source: SourceText) -> StyleSyntax.Diagnostic {
        diagnostic(error.asDiagnostic, in: source)
    }

    private static func diagnostic(
        _ diagnostic: SwiftDiagnostics.Diagnostic,
        in source: SourceText
    ) -> StyleSyntax.Diagnostic {
        StyleSyntax.Diagnostic(
            severity(diagnostic.diagMessage.severity),
            at: source.place(at: diagnostic.position.utf8Offset),
            in: source,
            message: diagnostic.message,
            remedy: diagnostic.fixIts.first?.message.message
        )
    }

    private static func severity(_ severity: DiagnosticSeverity) -> StyleSyntax.Diagnostic.Severity {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note, .remark: .note
        @unknown default: .error
        }
    }
}
