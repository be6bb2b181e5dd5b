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
        try self.init(reading: [bytes], source: source, conditions: conditions)
    }

    /// Reads what was written about each of the files of a source, in their order.
    ///
    /// Only the first file must be without errors: of the others, a root may reach what could be read.
    package init(
        reading programs: [[UInt8]],
        source: SourceText,
        conditions: CompilationConditions?
    ) throws(ProgramFormatError) {
        guard programs.count == source.files.count else { throw .truncated }
        var reader = ProgramReader(source, conditions: conditions)
        var statements: [StatementID] = []
        var diagnostics: [Diagnostic] = []
        for (index, file) in source.files.enumerated() {
            let (ofFile, messages) = try reader.readFile(file, from: programs[index])
            statements += ofFile
            diagnostics += index == 0 ? messages : messages.map(\.asWarning)
        }
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
