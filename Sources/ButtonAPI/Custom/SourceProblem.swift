import StyleSyntax

/// The errors of a source, or the error of a style of it that was drawn.
struct SourceProblem: Error {
    /// The name of the file, or of the style.
    let name: String
    /// In the order of the source; one of them at least is an error.
    let diagnostics: [Diagnostic]
    /// The paths of the files of the messages, in their order; empty for a source by itself.
    var files: [String] = []

    /// The messages as JSON.
    var documents: [DiagnosticDocument] {
        diagnostics.enumerated().map { index, diagnostic in
            DiagnosticDocument(diagnostic, file: files.indices.contains(index) ? files[index] : nil)
        }
    }
}
