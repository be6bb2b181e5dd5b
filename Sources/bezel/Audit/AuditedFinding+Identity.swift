import ButtonRendering
import StyleStore

extension AuditedFinding {
    /// The parts of a finding by which it is found again after a change of other lines, and in other conditions.
    struct Identity: Hashable, Sendable {
        let rule: FindingRule
        /// The path of the file in the audited folder.
        let file: String
        let root: String
        /// The identifier of the element; empty for all of the root.
        let element: String
    }

    /// The identity, which all findings of one rule about one element have in common.
    var identity: Identity {
        Identity(rule: rule, file: file ?? "", root: root, element: element?.key ?? "")
    }
}

extension AuditedFinding.Element {
    /// The identifier, or the best that there is without one.
    fileprivate var key: String { id ?? "\(kind ?? "element") \(label ?? number.map(String.init) ?? "")" }
}

extension AuditedFinding.Identity {
    /// A word for the identity, with another path of the file.
    ///
    /// The lengths keep two lists of texts from being one text.
    func fingerprint(ofFile file: String) -> String {
        let parts = [rule.rawValue, file, root, element]
        let text = parts.map { "\($0.utf8.count) \($0)\n" }.joined()
        return SourceHash(of: Array(text.utf8)).description
    }
}
