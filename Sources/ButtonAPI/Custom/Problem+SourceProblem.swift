import HTTP
import StyleSyntax

extension Problem {
    /// The problem of a source with errors.
    init(invalid source: SourceProblem) {
        let errors = source.diagnostics.filter { $0.severity == .error }
        let first = errors.first ?? source.diagnostics.first
        let rest = errors.count - 1
        self.init(
            code: "invalid-source",
            status: .unprocessableContent,
            title: "The source has errors",
            detail: (first?.description(in: source.name) ?? "")
                + (rest > 0 ? " There \(rest == 1 ? "is 1 more error" : "are \(rest) more errors")." : ""),
            diagnostics: source.documents
        )
    }

    /// The problem of a style that stopped while it was drawn.
    init(stopped source: SourceProblem) {
        self.init(
            code: "style-stopped",
            status: .unprocessableContent,
            title: "The style could not be drawn",
            detail: source.diagnostics.first?.description(in: source.name) ?? "",
            diagnostics: source.documents
        )
    }
}

extension Diagnostic {
    /// The message as a sentence with its place.
    fileprivate func description(in name: String) -> String {
        let remedy = remedy.map { " " + Self.sentence($0.prefix(1).uppercased() + $0.dropFirst()) } ?? ""
        return "\(name.excerpt), line \(place.line), column \(place.column): " + Self.sentence(message)
            + remedy
    }

    private static func sentence(_ text: String) -> String {
        text.last.map("?!.".contains) == true ? text : text + "."
    }
}
