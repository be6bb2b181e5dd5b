import ButtonRendering
import StyleSyntax

/// The results of an audit, from which its formats are written.
struct AuditReport: Equatable, Sendable {
    /// The findings that are not accepted: the most serious first, then in the order of files, roots and elements.
    let findings: [AuditedFinding]
    /// The number of findings that are accepted.
    let accepted: Int
    /// The accepted findings that are not there any more.
    let unmatched: [AcceptedFindings.Entry]
    let messages: [AuditMessage]
    /// The number of roots that were audited, and of their files, of which a style of the catalog has none.
    let rootCount: Int
    let fileCount: Int
    let paths: AuditPaths

    init(
        _ files: [AuditedFile],
        accepted: AcceptedFindings,
        scope: AuditScope,
        paths: AuditPaths
    ) {
        let all = files.flatMap(\.findings).filter { scope.rules.contains($0.rule) }
        findings = Finding.Severity.allCases.flatMap { severity in
            all.filter { $0.severity == severity && !accepted.contains($0) }
        }
        self.accepted = all.count - findings.count
        unmatched = accepted.unmatched(by: all, in: scope)
        messages = files.flatMap(\.messages)
        rootCount = files.reduce(0) { $0 + $1.rootCount }
        fileCount = files.count { $0.path != nil && $0.rootCount > 0 }
        self.paths = paths
    }

    /// The exit statuses, which are those of `diff`.
    enum Status: Int32 {
        case clean = 0
        case findings = 1
        /// A root cannot be drawn.
        case trouble = 2
    }

    /// Whether a root cannot be audited.
    var hasFailed: Bool { messages.contains { $0.severity == .error } }

    /// The exit status, for which findings count from a severity on.
    func status(from severity: Finding.Severity) -> Status {
        if hasFailed { return .trouble }
        return findings.contains { $0.isMeasured && $0.severity >= severity } ? .findings : .clean
    }

    /// The numbers in one line: `3 errors, 1 note in 12 roots of 4 files; 5 accepted, 2 not measured`.
    var summary: String {
        let measured = findings.filter(\.isMeasured)
        let counts = Finding.Severity.allCases.compactMap { severity -> String? in
            let number = measured.count { $0.severity == severity }
            return number == 0 ? nil : Self.count(number, of: severity.word)
        }
        var text = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        text += " in " + Self.count(rootCount, of: "root")
        if fileCount > 0 { text += " of " + Self.count(fileCount, of: "file") }
        let notMeasured = findings.count - measured.count
        let rest = [
            accepted == 0 ? nil : "\(accepted) accepted",
            unmatched.isEmpty ? nil : "\(unmatched.count) accepted and no longer found",
            notMeasured == 0 ? nil : "\(notMeasured) not measured",
            hasFailed ? "not everything could be audited" : nil,
        ].compactMap(\.self)
        return rest.isEmpty ? text : text + "; " + rest.joined(separator: ", ")
    }

    private static func count(_ number: Int, of noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}

extension Finding.Severity {
    /// The word of compilers.
    var word: String { self == .information ? "note" : rawValue }
}
