import JSONReading
import StyleSyntax

extension DiagnosticDocument {
    /// The JSON Schema of a message about a source.
    static let schema: JSONValue = [
        "type": "object",
        "description": """
        A message about a source. Lines and columns begin with 1; columns count bytes of UTF-8, as those of the Swift \
        compiler do.
        """,
        "properties": [
            "severity": ["type": "string", "enum": .strings(Diagnostic.Severity.allCases.map(\.rawValue))],
            "file": ["type": "string", "description": "The path of the file, of several files."],
            "line": number, "column": number, "endLine": number, "endColumn": number,
            "message": ["type": "string", "description": "The problem, in the words of the Swift compiler."],
            "remedy": ["type": "string", "description": "The solution, if it is known."],
            "text": ["type": "string", "description": "The line of the source."],
        ],
        "required": [
            "severity", "line", "column", "endLine", "endColumn", "message", "text",
        ],
    ]

    private static let number: JSONValue = ["type": "integer", "minimum": 1]
}
