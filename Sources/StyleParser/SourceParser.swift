package import StyleSyntax
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Parses sources with the parser of the Swift toolchain.
///
/// It trusts no source, but the toolchain's parser does: some short texts take it very long or overflow the stack. So
/// the service runs it in another process, `bezel-parse`, after `SourceFence` has accepted the source.
package enum SourceParser {
    /// The depth of nested brackets at which the parser gives up; more than a thousand overflow its stack.
    static let nestingLevel = SourceLimits.nestedBrackets
    /// The number of messages about a source; a source that is not Swift would have hundreds.
    static let diagnosticLimit = 50

    /// Parses a source, and returns the bytes that `ParsedSource` reads.
    package static func parse(_ source: SourceText) -> [UInt8] {
        let tree = source.bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: nestingLevel)
        }
        let builder = ProgramBuilder(source: source)
        builder.diagnostics = ParserMessages.diagnostics(of: tree, in: source)

        var errors: [OperatorError] = []
        let operators = OperatorTable(of: tree) { errors.append($0) }
        let folded = operators.foldingUndeclared(tree) { errors.append($0) }
        builder.diagnostics += errors.map { ParserMessages.diagnostic(of: $0, in: source) }

        let statements =
            folded.as(SourceFileSyntax.self).map { builder.statements.statements($0.statements) } ?? []
        return builder.finish(statements: statements)
    }
}
