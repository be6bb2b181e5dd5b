import ButtonAPI
import JSONReading

extension AuditReport {
    /// The report in the form of `findings.json`.
    var json: JSONValue {
        .object([
            JSONValue.Member(name: "findings", value: .array(findings.map(\.json))),
            JSONValue.Member(name: "accepted", value: .number(Double(accepted))),
            JSONValue.Member(name: "unmatched", value: .array(unmatched.map(\.json))),
            JSONValue.Member(name: "messages", value: .array(messages.map(\.json))),
        ])
    }
}
