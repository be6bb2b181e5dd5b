import ButtonRendering
import JSONReading

/// The JSON Schema of what names a style of a user's own, whose names and parameters are not known beforehand.
enum CustomStyleSchema {
    /// A style of the catalog, or one of a user's own.
    static func name(among names: [String]) -> JSONValue {
        [
            "anyOf": [
                ["type": "string", "enum": .strings(names)],
                [
                    "type": "string", "minLength": 1,
                    "description": .string(description),
                ],
            ]
        ]
    }

    /// The parameters of its own, each of which can have the prefix.
    static let parameters: JSONValue = [
        "^(style|external)[.]": [
            "type": ["string", "number", "boolean"],
            "description": "A parameter that only a style of your own has, as /v1/styles lists it.",
        ]
    ]

    private static let description = """
        With the framework \(Framework.custom.rawValue): the name of a style of the folder that the service watches, \
        with its case. /v1/styles lists these styles and their own parameters while the folder has them.
        """
}
