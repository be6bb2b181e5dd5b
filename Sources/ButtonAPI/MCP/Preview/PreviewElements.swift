import JSONReading

/// The elements of `.json` as a model reads them: short, without what says nothing.
enum PreviewElements {
    /// The number of elements that one answer has.
    static let limit = 200

    /// The elements of the values of a picture.
    static func all(of values: JSONValue) -> [JSONValue] {
        guard case .array(let elements) = values["elements"] else { return [] }
        return elements.map(shortened)
    }

    /// An element without members that say nothing, with lengths in hundredths.
    private static func shortened(_ element: JSONValue) -> JSONValue {
        guard case .object(let members) = element else { return element }
        return .object(
            members.filter { member in
                switch (member.name, member.value) {
                case (_, .null), ("isEnabled", true): false
                case ("label", let label): label != element["text"]
                case ("region", let region): region != element["frame"]
                default: true
                }
            }
            .map { JSONValue.Member(name: $0.name, value: rounded($0.value)) }
        )
    }

    static func rounded(_ value: JSONValue) -> JSONValue {
        switch value {
        case .number(let number): .number((number * 100).rounded() / 100)
        case .array(let elements): .array(elements.map(rounded))
        case .object(let members):
            .object(members.map { JSONValue.Member(name: $0.name, value: rounded($0.value)) })
        case .null, .boolean, .string: value
        }
    }
}
