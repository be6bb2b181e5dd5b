import JSONReading

extension SharedParameters {
    /// The schema of the parameters that a list of styles has once.
    static let schema: JSONValue = [
        "type": "array",
        "description":
            "The parameters that styles share, each as most of them have it. A style names those that it has.",
        "items": parameter,
    ]

    /// The schema of a style in such a list.
    static let schemaOfStyle: JSONValue = [
        "type": "object",
        "properties": propertiesOfStyle,
        "required": ["framework", "name", "summary", "states", "own", "shared"],
    ]

    static let propertiesOfStyle: JSONValue = [
        "states": ["type": "array", "items": ["type": "string"]],
        "own": [
            "type": "array",
            "description":
                "The parameters that only this style has, and those that it has otherwise than most.",
            "items": parameter,
        ],
        "shared": [
            "type": "array", "description": "The names of its parameters that are those of the list.",
            "items": ["type": "string"],
        ],
    ]

    private static let parameter: JSONValue = [
        "type": "object", "required": ["name", "summary", "type"],
    ]
}
