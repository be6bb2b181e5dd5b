import JSONReading

extension Problem {
    /// The JSON Schema of problem documents.
    static let schema: JSONValue = [
        "type": "object",
        "description": "A problem document (RFC 9457).",
        "properties": [
            "type": ["type": "string", "description": "The kind of problem, for programs."],
            "title": ["type": "string", "description": "The kind of problem, for people."],
            "status": ["type": "integer"],
            "detail": ["type": "string", "description": "What is wrong, and what to do."],
            "pointer": [
                "type": "string", "description": "The place in a JSON body, as a JSON Pointer (RFC 6901).",
            ],
            "parameter": ["type": "string"],
            "value": ["type": "string", "description": "The beginning of the value."],
            "limit": ["type": "string", "description": "The greatest amount allowed, with its unit."],
            "allowed": ["type": "array", "items": ["type": "string"]],
            "suggestion": ["type": "string", "description": "What the client may have meant."],
            "diagnostics": [
                "type": "array",
                "description": "The messages about the source of a style.",
                "items": DiagnosticDocument.schema,
            ],
        ],
        "required": ["type", "title", "status", "detail"],
    ]
}
