import ButtonRendering
import JSONReading

/// The JSON Schemas of the arguments that draw a button, short enough for the context of a model.
///
/// They name every parameter with its type, and few names of values: `describe_style` lists those, with the summaries
/// and the ranges, and the error of a wrong value names those that are near.
struct ToolSchema {
    let reader: QueryReader

    private var parameters: [DescribedParameter] {
        DescribedParameter.all(of: reader.catalog.entries, for: Output.allKinds, reader: reader)
    }

    /// The arguments of a button of any style of the catalog.
    var button: JSONValue {
        [
            "type": "object",
            "properties": JSONValue.object([
                RenderingMember.framework: Self.framework,
                RenderingMember.style: ["type": "string", "description": "A name of list_styles."],
                RenderingMember.format: Self.format, RenderingMember.tokens: Self.tokens,
            ]).merging(properties),
            "required": .strings([RenderingMember.framework, RenderingMember.style]),
            "patternProperties": ["^(style|external)[.]": ["type": Self.plainTypes]],
            "additionalProperties": false, "$defs": Self.definitions,
        ]
    }

    /// The arguments of a button with a style of a source, which can have any parameters of its own.
    func button(ofSource source: JSONValue) -> JSONValue {
        [
            "type": "object",
            "properties": [
                SharingRequest.sourceName: source,
                RenderingMember.style: [
                    "type": "string", "description": "A style of the source; the first is the default.",
                ],
                RenderingMember.show: [
                    "type": "string",
                    "description":
                        "What is drawn of the source: preview-1, a view, a style, a button, snippet-1.",
                ],
                RenderingMember.format: Self.format, RenderingMember.tokens: ["type": "object"],
                "title": ["type": "string"], "state": ["type": ["string", "array"]],
            ],
            "required": .strings([SharingRequest.sourceName]),
            "additionalProperties": [
                "type": ["string", "number", "boolean", "array"],
                "description": "A parameter of render_button, or of the style.",
            ],
        ]
    }

    static let framework: JSONValue = [
        "type": "string", "enum": .strings(Framework.allCases.map(\.rawValue)),
    ]

    private var properties: JSONValue {
        parameters.reduce([:]) { properties, parameter in
            let schema = Self.schema(parameter.schema)
            let description: JSONValue =
                Self.essentialNames.contains(parameter.name)
                ? ["description": .string(parameter.summary)] : [:]
            return parameter.names.reduce(properties) { properties, name in
                properties.merging([name: name == parameter.name ? schema.merging(description) : schema])
            }
        }
    }

    /// The parameters that most calls have, with their summaries.
    private static let essentialNames: Set = [
        "title", "systemImage", "state", "events", "t", "tint", "controlSize", "colorScheme", "width",
        "padding", "scale",
    ]

    private static func schema(_ parameter: ParameterSchema) -> JSONValue {
        switch parameter.type {
        case .text: ["type": "string"]
        case .color: ["$ref": "#/$defs/Color"]
        case .symbol: ["$ref": "#/$defs/Symbol"]
        case .number: ["type": parameter.isWhole ? "integer" : "number"]
        case .choice where parameter.jsonForm == .boolean: ["type": "boolean"]
        case .choice:
            if let names = parameter.names, names.joined().utf8.count <= mostNames {
                ["type": "string", "enum": .strings(names)]
            } else {
                ["$ref": "#/$defs/Name"]
            }
        case .choices, .events, .buttons, .insets: ["type": ["string", "array"]]
        }
    }

    /// The greatest length of the names of all values that a schema lists.
    private static let mostNames = 40

    private static let plainTypes: JSONValue = ["string", "number", "boolean"]

    private static let format: JSONValue = [
        "type": "string", "pattern": "^[a-z0-9./]+$",
        "description":
            "svg (the default), png, states.svg, animation.svg, json, swift, tokens.json or another.",
    ]

    private static let tokens: JSONValue = [
        "type": "object", "description": "Design tokens that the button has in the place of its style's.",
    ]

    private static let definitions: JSONValue = [
        "Color": [
            "type": "string", "pattern": "^([0-9A-Fa-f]{3,8}|[a-z][A-Za-z0-9]*)$",
            "description": "Hexadecimal digits, none, or a name that describe_style lists.",
        ],
        "Symbol": [
            "type": "string", "pattern": "^[a-z0-9]+([.][a-z0-9]+)*$",
            "description":
                "An SF symbol, or none; one that GET /v1/styles/swiftui/plain does not list is a placeholder.",
        ],
        "Name": [
            "type": "string", "pattern": "^[A-Za-z0-9]+$", "description": "A name that describe_style lists.",
        ],
    ]
}
