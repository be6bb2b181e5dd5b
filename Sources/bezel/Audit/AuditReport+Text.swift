import ButtonRendering
import StyleSyntax

/// The report for people, one line for each finding, as a compiler prints its messages.
extension AuditReport {
    func lines(listsNotMeasured: Bool) -> [String] {
        let shown = findings.filter { $0.isMeasured || listsNotMeasured }
        return shown.map(line)
            + unmatched.map { "warning: accepted, but no longer found: " + $0.summary(paths) }
    }

    /// `Sources/A.swift:41:14: error: text-contrast: Delete 2.80 of 4.5 (#ff8080 on #cc3333), pressed, dark [Action]`.
    private func line(_ finding: AuditedFinding) -> String {
        let place = finding.location.map { "\(paths.shown($0.file)):\($0.line):\($0.column)" } ?? finding.root
        let severity = finding.isMeasured ? finding.severity.word : Finding.Severity.information.word
        let root = finding.location == nil ? "" : " [\(finding.root)]"
        return "\(place): \(severity): \(finding.rule.rawValue): \(finding.summary)\(root)".onOneLine
    }
}

extension AuditMessage {
    /// The message for a terminal.
    func printed(_ paths: AuditPaths) -> String {
        if let excerpt { return excerpt }
        let place = file.map { paths.shown($0) + (line > 0 ? ":\(line):\(max(1, column))" : "") + ": " } ?? ""
        return "\(place)\(severity.rawValue): \(text)".withoutControls
    }
}
