/// A value of a JSON text (RFC 8259).
package enum JSONValue: Equatable, Sendable {
    case null
    case boolean(Bool)
    /// A finite number.
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the text; no two of them have one name.
    case object([Member])

    /// A name and its value in an object.
    package struct Member: Equatable, Sendable {
        package let name: String
        package let value: JSONValue

        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// The kind of the value, in JSON's terms.
    package var kind: Kind {
        switch self {
        case .null: .null
        case .boolean: .boolean
        case .number: .number
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }

    /// The kinds of values, by their names in JSON Schema.
    package enum Kind: String, Sendable {
        case null, boolean, number, string, array, object
    }

    /// The value of a member; `nil` if there is none, or if the value is not an object.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }
}
