import ButtonAPI
import ButtonRendering
import JSONReading

/// The findings that a project accepts, which are not shown.
struct AcceptedFindings: Equatable, Sendable {
    /// A finding that is accepted.
    struct Entry: Equatable, Sendable {
        let identity: AuditedFinding.Identity
        /// The label of the element, for people who read the file.
        let label: String?
        /// Whether it is about Apple's own colors, which are audited on request only.
        let isOfSystem: Bool
    }

    /// The entries in the order of files, roots, rules and elements; no two have one identity.
    private(set) var entries: [Entry]
    private var identities: Set<AuditedFinding.Identity>

    init(_ entries: [Entry] = []) {
        identities = []
        self.entries = entries.sorted { $0.identity.sortKey.lexicographicallyPrecedes($1.identity.sortKey) }
        self.entries.removeAll { !identities.insert($0.identity).inserted }
    }

    /// Whether a finding is accepted; one that is not measured never is, since it is not counted.
    func contains(_ finding: AuditedFinding) -> Bool {
        finding.isMeasured && identities.contains(finding.identity)
    }

    /// The entries of an audit that match none of its findings.
    func unmatched(by findings: [AuditedFinding], in scope: AuditScope) -> [Entry] {
        let found = Set(findings.map(\.identity))
        return entries.filter { scope.covers($0) && !found.contains($0.identity) }
    }

    /// The entries after the findings of an audit are accepted: without those that match nothing any more.
    func accepting(
        _ findings: [AuditedFinding],
        from severity: Finding.Severity,
        in scope: AuditScope
    ) -> AcceptedFindings {
        let gone = Set(unmatched(by: findings, in: scope).map(\.identity))
        let new = findings.filter { $0.isMeasured && $0.severity >= severity }.map(Entry.init)
        return AcceptedFindings(entries.filter { !gone.contains($0.identity) } + new)
    }
}

extension AcceptedFindings.Entry {
    init(_ finding: AuditedFinding) {
        identity = finding.identity
        label = finding.element?.label?.onOneLine
        isOfSystem = finding.isOfSystem
    }

    /// The entry in one line for people, with the path of its file for them.
    func summary(_ paths: AuditPaths) -> String {
        let element = label ?? identity.element
        let text = "\(identity.rule.rawValue)\(element.isEmpty ? "" : ": " + element) [\(identity.root)]"
        return "\(paths.shown(identity.file)): \(text)".onOneLine
    }
}

extension AuditedFinding.Identity {
    fileprivate var sortKey: [UInt8] {
        Array([file, root, rule.rawValue, element].joined(separator: "\u{1}").utf8)
    }
}
