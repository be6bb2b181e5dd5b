import JSONReading

extension ParameterSchema {
    /// The JSON Schema of the values in a query, where a list has commas.
    func querySchema(_ definitions: SharedSchemas) -> JSONValue {
        switch type {
        case .text: textSchema
        case .choice: isNamedFlag ? ["type": "boolean"] : namesSchema
        case .choices: ["type": "array", "items": namesSchema, "minItems": 1]
        case .number: numberSchema
        case .insets: ["type": "array", "items": numberSchema, "minItems": 4, "maxItems": 4]
        case .color: definitions.color
        case .symbol: definitions.symbol
        case .events: ["type": "string", "pattern": .string(Self.pattern(ofList: Self.eventPattern))]
        case .buttons: ["type": "string", "pattern": .string(Self.pattern(ofList: buttonPattern))]
        }
    }

    /// The JSON Schema of the values in a JSON body.
    func bodySchema(_ definitions: SharedSchemas) -> JSONValue {
        switch jsonForm {
        case .boolean: return ["type": "boolean"]
        case .string, .number: return querySchema(definitions)
        case .list:
            let element: String
            let array: JSONValue
            switch type {
            case .events, .buttons:
                element = type == .events ? Self.eventPattern : buttonPattern
                array = [
                    "type": "array", "items": ["type": "string", "pattern": .string("^\(element)$")],
                    "minItems": 1,
                ]
            case .insets:
                let number = "-?[0-9]+([.][0-9]+)?"
                return [
                    "anyOf": [
                        querySchema(definitions),
                        ["type": "string", "pattern": "^\(number)(,\(number)){3}$"],
                    ]
                ]
            case .text, .choice, .choices, .number, .color, .symbol:
                element = "(" + (names ?? []).joined(separator: "|") + ")"
                array = querySchema(definitions)
            }
            return ["anyOf": [array, ["type": "string", "pattern": .string(Self.pattern(ofList: element))]]]
        }
    }

    /// The value of a spelling where a query has it.
    func queryValue(of text: String) -> JSONValue {
        let isText = jsonForm == .boolean && !isNamedFlag || type == .events || type == .buttons
        return isText ? .string(text) : bodyValue(of: text)
    }

    /// The value of a spelling where a JSON body has it.
    func bodyValue(of text: String) -> JSONValue {
        switch jsonForm {
        case .string: .string(text)
        case .number: Double(decimal: text).map { .number($0) } ?? .string(text)
        case .boolean: .boolean(flagNames?[true] == text)
        case .list(of: .number):
            .array(text.split(separator: ",").compactMap { Double(decimal: String($0)).map { .number($0) } })
        case .list: .strings(text.split(separator: ",").map { String($0) })
        }
    }

    /// A value; `nil` where the other members of the schema say enough.
    var example: JSONValue? {
        switch type {
        case .text, .choice, .choices, .number, .buttons: nil
        case .color: "007aff"
        case .insets: [7, 12, 7, 12]
        case .symbol: names?.first.map { .string($0) }
        case .events: .string(EventScript.press.canonical)
        }
    }

    /// Whether the names are those of JSON's Booleans.
    private var isNamedFlag: Bool { flagNames == [true: "true", false: "false"] }

    private var namesSchema: JSONValue { ["type": "string", "enum": .strings(names ?? [])] }

    private var textSchema: JSONValue {
        .object([
            "type": "string", "maxLength": maximumLength.map { .number(Double($0)) },
            "pattern": .string(Self.textPattern),
        ])
    }

    /// Any text without control characters other than tabs and line feeds.
    static let textPattern = #"^[^\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]*$"#

    private var numberSchema: JSONValue {
        .object([
            "type": isWhole ? "integer" : "number", "minimum": range.map { .number($0.lowerBound) },
            "maximum": range.map { .number($0.upperBound) },
        ])
    }

    /// A name, perhaps a point, perhaps a time.
    private static let eventPattern = {
        let names = EventScript.Name.allCases.map(\.rawValue).joined(separator: "|")
        let number = "-?([0-9]+([.][0-9]*)?|[.][0-9]+)"
        return "(\(names))([(]\(number),\(number)[)])?(@([0-9]+([.][0-9]*)?|[.][0-9]+))?"
    }()

    /// A style, perhaps a role and a size after colons.
    private var buttonPattern: String { "(" + (names ?? []).joined(separator: "|") + ")(:[A-Za-z]*){0,2}" }

    private static func pattern(ofList element: String) -> String { "^\(element)(,\(element))*$" }
}
