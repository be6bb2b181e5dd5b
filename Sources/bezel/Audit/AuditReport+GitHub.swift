import ButtonRendering
import StyleSyntax

/// The report as commands of a workflow of GitHub, which annotate the lines of files.
extension AuditReport {
    func annotations(listsNotMeasured: Bool) -> [String] {
        let shown = findings.filter { $0.isMeasured || listsNotMeasured }
        return messages.map(annotation) + shown.map(annotation)
    }

    private func annotation(_ message: AuditMessage) -> String {
        let kind = message.severity == .note ? "notice" : message.severity.rawValue
        var properties: [(String, String)] = []
        if let file = message.file {
            properties.append(("file", paths.inRepository(file)))
            if message.line > 0 { properties.append(("line", "\(message.line)")) }
        }
        return Self.command(kind, properties: properties, text: message.text)
    }

    private func annotation(_ finding: AuditedFinding) -> String {
        let isNotice = finding.severity == .information || !finding.isMeasured
        var properties: [(String, String)] = []
        if let location = finding.location {
            properties = [
                ("file", paths.inRepository(location.file)), ("line", "\(location.line)"),
                ("col", "\(location.units.lowerBound)"), ("endColumn", "\(location.units.upperBound)"),
            ]
        }
        properties.append(("title", "\(finding.rule.rawValue): \(finding.root)"))
        return Self.command(
            isNotice ? "notice" : finding.severity.rawValue,
            properties: properties,
            text: finding.summary
        )
    }

    /// A command with its properties and its text, in which nothing of a source can begin another one.
    private static func command(_ name: String, properties: [(String, String)], text: String) -> String {
        let list = properties.map { "\($0)=\(escaped($1).escapedInProperty)" }.joined(separator: ",")
        return "::\(name)\(list.isEmpty ? "" : " " + list)::\(escaped(text))"
    }

    private static func escaped(_ text: String) -> String {
        text.withoutControls.replacing("%", with: "%25").replacing("\n", with: "%0A")
    }
}

extension String {
    fileprivate var escapedInProperty: String {
        replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
