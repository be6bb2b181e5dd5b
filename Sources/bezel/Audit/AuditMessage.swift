import CustomStyles
import JSONReading
import StyleSyntax

/// A message about a root or a file, beside the findings.
struct AuditMessage: Hashable, Sendable {
    let severity: Diagnostic.Severity
    /// One line without a full stop.
    let text: String
    /// The path of the file in the audited folder; `nil` if it is about none.
    let file: String?
    /// From 1; 0 if it is about no line.
    var line = 0
    var column = 0
    /// The message with the line of the source, as a compiler prints it; `nil` if the line is not known.
    var excerpt: String?

    /// Creates a message of the service, or one about a root that cannot be audited.
    init(
        _ severity: Diagnostic.Severity,
        text: String,
        file: String?,
        at place: AuditedFinding.Place? = nil
    ) {
        self.severity = severity
        self.text = text
        self.file = file
        line = place?.line ?? 0
        column = place?.column ?? 0
    }

    /// Creates a message about a source, whose file has a path in the audited folder.
    init(_ diagnostic: Diagnostic, in source: CustomSource, at path: String, paths: AuditPaths) {
        let file = source.path(of: diagnostic.place, ofSource: path)
        severity = diagnostic.severity
        text = diagnostic.message
        self.file = file
        line = diagnostic.place.line
        column = diagnostic.place.column
        excerpt = diagnostic.printed(file: paths.shown(file))
    }

    /// Reads a message of the service about a root; `nil` if the value is none.
    init?(_ json: JSONValue, of root: AuditedRoot) {
        guard let text = json.string("text") else { return nil }
        let place = json["place"].flatMap { AuditedFinding.Place($0) }
        self.init(
            json.string("severity").flatMap(Diagnostic.Severity.init) ?? .note,
            text: text.onOneLine,
            file: place?.file ?? root.file,
            at: place
        )
    }

    /// The message as `findings.json` has it.
    var json: JSONValue {
        var members = [
            JSONValue.Member(name: "severity", value: .string(severity.rawValue)),
            JSONValue.Member(name: "text", value: .string(text)),
        ]
        var place: [JSONValue.Member] = []
        if let file { place.append(JSONValue.Member(name: "file", value: .string(file))) }
        if line > 0 {
            place.append(JSONValue.Member(name: "line", value: .number(Double(line))))
            place.append(JSONValue.Member(name: "column", value: .number(Double(max(1, column)))))
        }
        members.append(JSONValue.Member(name: "place", value: place.isEmpty ? .null : .object(place)))
        return .object(members)
    }
}
