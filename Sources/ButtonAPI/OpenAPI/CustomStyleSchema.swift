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
                    "type": "string",
                    // Control characters are errors of the path.
                    "pattern": "^[^\\u0000-\\u001f\\u007f-\\u009f\\ufffe\\uffff]+$",
                    "description": .string(description),
                ],
            ]
        ]
    }

    /// The parameters of its own, each of which can have the prefix.
    static let parameters: JSONValue = [
        "^(style|root|external)[.]": [
            "type": ["string", "number", "boolean"],
            "description": "A parameter that only a style of your own has, as /v1/styles lists it.",
        ]
    ]

    private static let description = """
        With the framework \(Framework.custom.rawValue), whose names have a case: Pill, what the folder that the service \
        watches shows (file=UI/Pill.swift, the end of a path, where several files have the name); Pill~{hash}, a style of a source that POST \(SharingRequest.path) has stored; ~{data}, the source itself, \
        deflated as zlib and in Base64 for URLs, of which the query chooses what is drawn with show={name}: a preview, a view, a \
        style, a button or a snippet.
        """
}
