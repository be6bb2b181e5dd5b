import ButtonAPI
import ButtonRendering
import JSONReading

extension AuditedFinding {
    /// Reads a finding about a root; `nil` if the value is none.
    ///
    /// `lineText` returns the line of a file, if it is known.
    init?(
        _ json: JSONValue,
        of root: AuditedRoot,
        lineText: (_ file: String, _ line: Int) -> String? = { _, _ in nil }
    ) {
        guard let rule = json.string("rule").flatMap(FindingRule.init),
            let severity = json.string("severity").flatMap(Finding.Severity.init),
            let certainty = json.string("certainty").flatMap(Finding.Certainty.init)
        else { return nil }
        self.rule = rule
        self.severity = severity
        self.certainty = certainty
        self.root = root.name
        file = root.file
        conditions = json.elements("conditions").map(Self.conditions)
        element = json["element"].flatMap(Element.init)
        measured = json.number("measured")
        limit = json.number("limit")
        unit = json.string("unit")
        foreground = json.string("foreground")
        background = json.string("background")
        let place = json["place"].flatMap { Place($0) }
        self.place = place
        location = root.file.map { file in
            SourceLocation(place ?? root.declaration, ofRootIn: file, lineText: lineText)
        }
        help = json.string("help") ?? rule.help
        reason = json.string("reason")
        if case .boolean(let passes)? = json["passesIncreased"] {
            passesIncreased = passes
        } else {
            passesIncreased = nil
        }
        isOfSystem = json.string("origin") == "system"
        self.json = json.setting([
            JSONValue.Member(name: "root", value: .string(root.name)),
            JSONValue.Member(name: "file", value: root.file.map(JSONValue.string) ?? .null),
        ])
    }

    private static func conditions(_ json: JSONValue) -> [Condition] {
        guard case .object(let members) = json else { return [] }
        return members.compactMap { member in
            let value: String
            switch member.value {
            case .string(let text): value = text
            case .number(let number): value = number.shortDescription
            case .boolean(let flag): value = "\(flag)"
            case .null, .array, .object: return nil
            }
            return Condition(name: member.name, value: value)
        }
    }
}

extension AuditedFinding.Element {
    fileprivate init?(_ json: JSONValue) {
        guard json.kind == .object else { return nil }
        number = json.integer("number")
        id = json.string("id")
        kind = json.string("kind")
        label = json.string("label")
    }
}

extension AuditedFinding.Place {
    /// Reads a place; `nil` if the value is none, as for a style of the catalog.
    init?(_ json: JSONValue) {
        guard let line = json.integer("line"), line > 0 else { return nil }
        self.line = line
        column = max(1, json.integer("column") ?? 1)
        what = json.string("what")
        file = json.string("file")
    }
}

extension JSONValue {
    /// The text of a member; `nil` if that is no text, or an empty one.
    func string(_ name: String) -> String? {
        guard case .string(let text)? = self[name], !text.isEmpty else { return nil }
        return text
    }

    func number(_ name: String) -> Double? {
        guard case .number(let number)? = self[name] else { return nil }
        return number
    }

    /// The number of a member as a whole one, such as that of a line.
    func integer(_ name: String) -> Int? { number(name).flatMap(Int.init(exactly:)) }

    /// The elements of a member; none if that is no array.
    func elements(_ name: String) -> [JSONValue] {
        guard case .array(let elements)? = self[name] else { return [] }
        return elements
    }

    /// The object with other members, or further ones.
    fileprivate func setting(_ others: [Member]) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { member in !others.contains { $0.name == member.name } } + others)
    }
}
