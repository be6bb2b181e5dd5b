/// The response of a parser to a source.
package struct ParsedSource: Hashable, Sendable {
    /// The program; if there are errors, as much of it as could be read.
    package let program: StyleProgram
    /// The messages about the source, in its order.
    package let diagnostics: [Diagnostic]

    /// Whether the source has no errors.
    package var isValid: Bool { !diagnostics.contains { $0.severity == .error } }

    package init(program: StyleProgram, diagnostics: [Diagnostic]) {
        self.program = program
        self.diagnostics = diagnostics
    }

    /// Reads what a `ProgramWriter` wrote about a source: for one system, whose conditions decide each `#if`, or with
    /// every `#if` if `conditions` is nil.
    package init(
        reading bytes: [UInt8],
        source: SourceText,
        conditions: CompilationConditions?
    ) throws(ProgramFormatError) {
        guard bytes.count <= ProgramLimits.bytes else { throw .tooLong }
        var reader = ProgramReader(bytes, source: source, conditions: conditions)
        let (statements, diagnostics) = try reader.readProgram()
        self.diagnostics = diagnostics
        program = StyleProgram(
            source: source,
            statements: statements,
            allExpressions: reader.expressions,
            allStatements: reader.statements,
            allPatterns: reader.patterns,
            allTypes: reader.types,
            allDeclarations: reader.declarations
        )
    }
}
