import StyleSyntax

/// A message about a source as JSON: lines and columns begin with 1, and columns count bytes of UTF-8, as those of the
/// Swift compiler do.
struct DiagnosticDocument: Encodable, Sendable {
    private let severity: String
    /// The path of the file, if the source is one of several.
    private let file: String?
    private let line: Int
    private let column: Int
    private let endLine: Int
    private let endColumn: Int
    private let message: String
    /// The solution, if it is known.
    private let remedy: String?
    /// The line of the source.
    private let text: String

    private enum CodingKeys: CodingKey {
        case severity, file, line, column, endLine, endColumn, message, remedy, text
    }

    init(_ diagnostic: Diagnostic, file: String? = nil) {
        self.file = file
        severity = diagnostic.severity.rawValue
        line = diagnostic.place.line
        column = diagnostic.place.column
        endLine = line
        endColumn = column + diagnostic.length
        message = diagnostic.message
        remedy = diagnostic.remedy
        text = diagnostic.line
    }
}

extension DiagnosticDocument {
    /// The message with its place on one line, as compilers write it.
    var summary: String {
        (file.map { "\($0):" } ?? "") + "\(line):\(column): \(severity): \(message)"
            + (remedy.map { " (\($0))" } ?? "")
    }
}

extension Diagnostic {
    /// The number of bytes of the word or the sign at the place, which are underlined.
    var length: Int {
        let rest = String(decoding: line.utf8.dropFirst(place.column - 1), as: UTF8.self)
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return word.isEmpty ? (rest.first?.utf8.count ?? 0) : word.utf8.count
    }
}
