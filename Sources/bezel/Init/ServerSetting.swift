import JSONReading

/// The entry of the server of tools in the settings of a program: a member of an object in a JSON file.
struct ServerSetting {
    /// The name of the object that has all servers.
    let list: String

    private static let name = "bezel"
    private static let entry = #""bezel": {"command": "bezel", "args": ["mcp", "--project", "."]}"#

    /// The change of a file with a text; `nil` for a file that is not there.
    func change(of text: String?) -> ProposedFile.Change {
        guard let text else {
            return .new("{\n  \"\(list)\": {\n    \(Self.entry)\n  }\n}\n")
        }
        let byHand = ProposedFile.Change.byHand(
            reason: "is not understood",
            text: "\"\(list)\": {\(Self.entry)}"
        )
        guard let old = try? JSONValue(reading: Array(text.utf8)), case .object = old else { return byHand }
        if old[list]?[Self.name] != nil { return .none }
        let result =
            old[list] == nil
            ? Self.inserting(
                "\"\(list)\": {\n    \(Self.entry)\n  }",
                afterBraceOf: text,
                from: text.startIndex
            )
            : text.firstRange(of: "\"\(list)\"").flatMap {
                Self.inserting(Self.entry, afterBraceOf: text, from: $0.upperBound)
            }
        // The name may also be elsewhere: the result has to be the old value with the entry, and nothing else.
        guard let result, let new = try? JSONValue(reading: Array(result.utf8)),
            new[list]?[Self.name] != nil, removingEntry(of: new, wasEmpty: old[list] == nil) == old
        else { return byHand }
        return .added(result, to: text)
    }

    /// The text with a member at the beginning of the first object from a place on.
    private static func inserting(
        _ member: String,
        afterBraceOf text: String,
        from start: String.Index
    ) -> String? {
        guard let brace = text[start...].firstIndex(of: "{") else { return nil }
        let rest = text[text.index(after: brace)...]
        let isEmpty = rest.first { !$0.isWhitespace } == "}"
        let indentation = start == text.startIndex ? "  " : "    "
        return text[...brace] + "\n\(indentation)\(member)" + (isEmpty ? "\n" : ",") + rest
    }

    private func removingEntry(of value: JSONValue, wasEmpty: Bool) -> JSONValue {
        guard case .object(let members) = value else { return value }
        return .object(
            members.compactMap { member in
                guard member.name == list, case .object(let servers) = member.value else { return member }
                if wasEmpty { return nil }
                return JSONValue.Member(
                    name: list,
                    value: .object(servers.filter { $0.name != Self.name })
                )
            }
        )
    }
}
