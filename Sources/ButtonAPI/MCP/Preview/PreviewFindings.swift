import JSONReading

/// The findings of `findings.json` as a model reads them: short, without what says nothing.
enum PreviewFindings {
    /// The number of findings of one root that an audit has, and a picture, which says much besides.
    static let limit = 40, limitBesidePicture = 12
    /// The number of conditions of one finding.
    private static let mostConditions = 3
    private static let members: Set = [
        "rule", "severity", "certainty", "measured", "limit", "unit", "foreground", "background", "reason",
        "place", "origin",
    ]

    /// The findings of a document, the severest first; without those that are only information, unless they are wanted.
    static func all(of document: JSONValue, withInformation: Bool) -> [JSONValue] {
        guard case .array(let findings) = document["findings"] else { return [] }
        return findings.filter { withInformation || $0["severity"] != "information" }.map(shortened)
    }

    private static func shortened(_ finding: JSONValue) -> JSONValue {
        guard case .object(let members) = finding else { return finding }
        var short = members.filter { member in
            switch (member.name, member.value) {
            case (_, .null), ("certainty", "certain"): false
            default: Self.members.contains(member.name)
            }
        }
        if let number = finding["element"]?["number"] {
            short.append(JSONValue.Member(name: "element", value: number))
        }
        if case .array(let conditions) = finding["conditions"] {
            let shown = conditions.prefix(mostConditions).map(phrase)
            let rest = conditions.count - shown.count
            let text = shown.joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
            short.append(JSONValue.Member(name: "conditions", value: .string(text)))
        }
        return .object(short)
    }

    /// The values of a condition in one phrase: `pressed, dark`.
    private static func phrase(_ condition: JSONValue) -> String {
        guard case .object(let members) = condition else { return "" }
        let order = ["state", "colorScheme"]
        let names = order + members.map(\.name).filter { !order.contains($0) }
        return names.compactMap { name in
            guard case .string(let text) = condition[name] else { return nil }
            return text
        }
        .joined(separator: ", ")
    }
}
