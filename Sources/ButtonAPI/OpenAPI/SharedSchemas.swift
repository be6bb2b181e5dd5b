import JSONReading

/// The JSON Schemas that many parameters refer to, and where a document has them.
struct SharedSchemas {
    /// The beginning of a reference, as `#/$defs/`.
    let base: String
    private let symbols: [String]

    init(base: String, symbols: SymbolNames) {
        self.base = base
        self.symbols = symbols.all
    }

    var color: JSONValue { reference(to: Self.colorName) }
    var symbol: JSONValue { reference(to: Self.symbolName) }
    var tokens: JSONValue { reference(to: Self.tokensName) }

    func reference(to name: String) -> JSONValue { ["$ref": .string(base + name)] }

    /// The schemas by their names.
    var definitions: JSONValue {
        [
            Self.colorName: [
                "type": "string",
                "description": "3, 4, 6 or 8 hexadecimal digits, the name of a system color, or none.",
                "pattern": .string(Self.colorPattern),
            ],
            Self.symbolName: [
                "type": "string",
                "description": """
                The name of an SF symbol, or none. Thousands of others are drawn as well as those listed; one that is not \
                has a placeholder, unless it is one edit away from one that is listed.
                """,
                "anyOf": [
                    ["enum": .strings(["none"] + symbols)],
                    [
                        "minLength": 1, "maxLength": .number(Double(SymbolNames.maximumLength)),
                        "pattern": .string(ParameterSchema.textPattern),
                    ],
                ],
            ],
            Self.tokensName: [
                "type": "object",
                "description": "A group of design tokens, or a token, which has a $value.",
                "properties": [
                    "$ref": ["type": "string"], "$extends": ["type": "string"], "$root": tokens,
                    "$value": [:], "$type": ["type": "string"], "$description": ["type": "string"],
                    "$extensions": ["type": "object"], "$deprecated": ["type": ["boolean", "string"]],
                ],
                "patternProperties": [Self.tokenPattern: tokens],
                "additionalProperties": false,
            ],
        ]
    }

    /// A name that references can contain.
    private static let tokenPattern = "^[^${}.][^{}.]*$"
    private static let tokensName = "Tokens"

    private static let colorName = "Color"
    private static let symbolName = "SymbolName"

    private static let colorPattern =
        "^([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8}|none|"
        + NamedColor.allSpellings.joined(separator: "|") + ")$"
}
