import JSONReading
import Testing

@testable import bezel

/// The finding of the contract, with other members in place of its own, and without those that are `nil`.
func finding(
    _ others: [String: String?] = [:],
    root: String = "ActionButton",
    file: String? = "Sources/ActionButton.swift",
    line: String? = nil
) throws -> AuditedFinding {
    try #require(try readFinding(others, root: root, file: file, line: line))
}

/// The same; `nil` if it is no finding.
func readFinding(
    _ others: [String: String?] = [:],
    root: String = "ActionButton",
    file: String? = "Sources/ActionButton.swift",
    line: String? = nil
) throws -> AuditedFinding? {
    var members: [String: String?] = [
        "rule": #""text-contrast""#, "apple": #""contrast""#, "severity": #""error""#,
        "certainty": #""certain""#, "root": #""Other""#, "file": #""Other.swift""#,
        "conditions": #"[{"state": "pressed", "colorScheme": "dark"}]"#,
        "element": #"{"number": 3, "id": "8f21", "kind": "text", "label": "Delete"}"#,
        "measured": "2.8", "limit": "4.5", "unit": #""ratio""#,
        "foreground": ##""#ff8080""##, "background": ##""#cc3333""##,
        "place": #"{"line": 41, "column": 14, "what": "foregroundStyle(.white)"}"#,
        "help": #""Use a darker color.""#, "picture": #""/v1/custom/ActionButton.svg""#,
    ]
    members.merge(others) { _, other in other }
    let text = members.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }
    let json = try JSONValue(reading: Array("{\(text.joined(separator: ", "))}".utf8))
    let declaration = file.map { _ in AuditedFinding.Place(line: 7, column: 3) }
    let audited = AuditedRoot(name: root, file: file, declaration: declaration)
    return AuditedFinding(json, of: audited) { _, _ in line }
}

/// The report of findings in a folder `Sources` of a repository.
func report(
    _ findings: [AuditedFinding],
    messages: [AuditMessage] = [],
    accepted: AcceptedFindings = AcceptedFindings(),
    scope: AuditScope = AuditScope()
) -> AuditReport {
    let file = AuditedFile(
        path: "Sources/ActionButton.swift",
        findings: findings,
        messages: messages,
        rootCount: 2
    )
    let paths = AuditPaths(prefix: "App/", prefixInRepository: "Apps/My App/")
    return AuditReport([file], accepted: accepted, scope: scope, paths: paths)
}
