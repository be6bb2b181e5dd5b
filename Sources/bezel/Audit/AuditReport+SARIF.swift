import ButtonAPI
import ButtonRendering
import JSONReading
import StyleSyntax

/// The report in the form of SARIF 2.1.0, with what GitHub needs to show it: each rule with its descriptions, each result
/// with a region and a fingerprint.
extension AuditReport {
    func sarif(listsNotMeasured: Bool, publicURL: PublicURL?) -> JSONValue {
        let shown = findings.filter { $0.isMeasured || listsNotMeasured }
        let driver: JSONValue = [
            "name": "Bezel",
            "semanticVersion": .string(Bezel.version),
            "rules": .array(FindingRule.allCases.map { $0.sarif(publicURL: publicURL) }),
        ]
        let run: JSONValue = [
            "tool": ["driver": driver],
            "columnKind": "utf16CodeUnits",
            "originalUriBaseIds": [
                Self.baseID: [
                    "description": ["text": "The root of the repository, or else the audited folder."]
                ]
            ],
            "invocations": [
                [
                    "executionSuccessful": .boolean(!hasFailed),
                    "toolExecutionNotifications": .array(messages.map(notification)),
                ]
            ],
            "results": .array(results(of: shown)),
        ]
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [run],
        ]
    }

    /// The name of the folder that the addresses of files begin at.
    private static var baseID: String { "%SRCROOT%" }

    // MARK: Results

    private func results(of findings: [AuditedFinding]) -> [JSONValue] {
        // Services take two results with one fingerprint for one.
        var counts: [String: Int] = [:]
        return findings.map { finding in
            let file = finding.file.map(paths.inRepository) ?? ""
            let fingerprint = finding.identity.fingerprint(ofFile: file)
            counts[fingerprint, default: 0] += 1
            return result(of: finding, fingerprint, number: counts[fingerprint] ?? 1)
        }
    }

    private func result(of finding: AuditedFinding, _ fingerprint: String, number: Int) -> JSONValue {
        let rule = finding.rule
        return .object(
            leavingOutEmpty: [
                "ruleId": .string(rule.rawValue),
                "ruleIndex": (FindingRule.allCases.firstIndex(of: rule) ?? 0).json,
                "kind": finding.isMeasured ? "fail" : "open",
                "level": .string(finding.isMeasured ? finding.severity.sarifLevel : "none"),
                "message": ["text": .string(Self.message(of: finding))],
                "locations": [location(of: finding)],
                "partialFingerprints": [
                    "primaryLocationLineHash": .string("\(fingerprint):\(number)"),
                    "bezel/v1": .string(fingerprint),
                ],
                "properties": properties(of: finding),
            ]
        )
    }

    /// The text of a result, in which brackets of a source begin no link.
    private static func message(of finding: AuditedFinding) -> String {
        "\(finding.rule.summary) in \(finding.root): \(finding.summary)".onOneLine.replacing(
            "](",
            with: "] ("
        )
    }

    private func location(of finding: AuditedFinding) -> JSONValue {
        .object(
            leavingOutEmpty: [
                "physicalLocation": finding.location.map { location in
                    [
                        "artifactLocation": artifact(location.file),
                        "region": [
                            "startLine": location.line.json,
                            "startColumn": location.units.lowerBound.json,
                            "endLine": location.line.json,
                            "endColumn": location.units.upperBound.json,
                        ],
                    ]
                },
                "logicalLocations": [["name": .string(finding.root)]],
            ]
        )
    }

    /// The values of a finding, for people who filter a report.
    private func properties(of finding: AuditedFinding) -> JSONValue {
        .object(
            leavingOutEmpty: [
                "certainty": .string(finding.certainty.rawValue),
                "measured": finding.measured.map(JSONValue.number),
                "limit": finding.limit.map(JSONValue.number),
                "unit": finding.unit.map(JSONValue.string),
                "foreground": finding.foreground.map(JSONValue.string),
                "background": finding.background.map(JSONValue.string),
                "conditions": .array(finding.json.elements("conditions")),
                "reason": finding.reason.map(JSONValue.string),
            ]
        )
    }

    // MARK: Messages

    private func notification(_ message: AuditMessage) -> JSONValue {
        .object(
            leavingOutEmpty: [
                "level": .string(message.severity.rawValue),
                "message": ["text": .string(message.text)],
                "locations": message.file.map { file in
                    let region: JSONValue? = message.line > 0 ? ["startLine": message.line.json] : nil
                    return [
                        [
                            "physicalLocation": .object(
                                leavingOutEmpty: ["artifactLocation": artifact(file), "region": region]
                            )
                        ]
                    ]
                },
            ]
        )
    }

    private func artifact(_ file: String) -> JSONValue {
        let path = paths.inRepository(file)
        let uri = path.split(separator: "/").map { String($0).percentEncoded }.joined(separator: "/")
        return ["uri": .string(uri), "uriBaseId": .string(Self.baseID)]
    }
}

extension FindingRule {
    /// The descriptor of the rule; it has an address with a service only.
    fileprivate func sarif(publicURL: PublicURL?) -> JSONValue {
        .object(
            leavingOutEmpty: [
                "id": .string(rawValue),
                "name": .string(
                    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
                ),
                "shortDescription": ["text": .string(summary)],
                "fullDescription": ["text": .string(help)],
                "help": ["text": .string(help)],
                "helpUri": publicURL.map { .string($0.absolute("/#\(rawValue)")) },
                "properties": [
                    "tags": .array(
                        ["accessibility"] + (appleAuditType.map { [.string($0)] } ?? [])
                    ),
                    "precision": "high",
                ],
            ]
        )
    }
}

extension Finding.Severity {
    fileprivate var sarifLevel: String { self == .information ? "note" : rawValue }
}

extension Int {
    fileprivate var json: JSONValue { .number(Double(self)) }
}

extension JSONValue {
    /// An object with the members that have a value.
    fileprivate static func object(leavingOutEmpty members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
    }
}
