import StyleSyntax

/// The result of the audit of one file, or of a style of the catalog.
struct AuditedFile: Equatable, Sendable {
    /// The path in the audited folder; `nil` for a style of the catalog.
    var path: String?
    /// In the order of the roots, and for each as the service lists them.
    var findings: [AuditedFinding] = []
    /// The messages of all roots, without repetition.
    var messages: [AuditMessage] = []
    /// The number of roots that were audited.
    var rootCount = 0

    /// Whether something in it cannot be audited.
    var hasFailed: Bool { messages.contains { $0.severity == .error } }

    /// Adds the result of one root.
    mutating func add(_ result: AuditedFile) {
        findings += result.findings
        rootCount += result.rootCount
        for message in result.messages { add(message) }
    }

    mutating func add(_ message: AuditMessage) {
        if !messages.contains(message) { messages.append(message) }
    }
}
