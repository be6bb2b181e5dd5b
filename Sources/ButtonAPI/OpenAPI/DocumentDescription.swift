import HTTP
import JSONReading

/// A route of a document as OpenAPI describes it.
struct DocumentDescription {
    let path: String
    let operationName: String
    let summary: String
    let contentType: ContentType
    let contentSchema: JSONValue
    /// Whether the path has a framework and a style.
    var isOfStyle = false
    /// Whether the response has an entity tag.
    var isCacheable = true

    /// The documents of the service; the page is one if the service has its files.
    static func all(hasPage: Bool) -> [DocumentDescription] {
        let page = DocumentDescription(
            path: "/",
            operationName: "getPage",
            summary: "The preview page.",
            contentType: .html,
            contentSchema: ["type": "string"]
        )
        return (hasPage ? [page] : []) + documents + probes
    }

    private static let documents = [
        DocumentDescription(
            path: "/v1/styles",
            operationName: "getStyles",
            summary: "The catalog: all styles with their parameters.",
            contentType: .json,
            contentSchema: [
                "type": "object",
                "properties": [
                    "parameters": SharedParameters.schema,
                    "styles": ["type": "array", "items": SharedParameters.schemaOfStyle],
                ],
                "required": ["parameters", "styles"],
            ]
        ),
        DocumentDescription(
            path: "/v1/styles/{framework}/{style}",
            operationName: "getStyle",
            summary: "A style with its parameters.",
            contentType: .json,
            contentSchema: [
                "type": "object", "required": ["framework", "name", "summary", "states", "parameters"],
            ],
            isOfStyle: true
        ),
        DocumentDescription(
            path: "/v1/styles/{framework}/{style}/schema.json",
            operationName: "getStyleSchema",
            summary: "The JSON Schema of a body of POST /v1/render with the style.",
            contentType: .jsonSchema,
            contentSchema: ["type": "object", "required": ["$schema", "type", "properties"]],
            isOfStyle: true
        ),
        DocumentDescription(
            path: "/v1/{framework}/{style}" + Document.sourceSuffix,
            operationName: "getSource",
            summary: "The source of a style of a user's own, with the framework custom.",
            contentType: .plainText,
            contentSchema: ["type": "string"],
            isOfStyle: true
        ),
        DocumentDescription(
            path: "/v1/{framework}/{style}" + Document.bundleSuffix,
            operationName: "getSourceFiles",
            summary: "The files that a style of a user's own was sent with, with the framework custom.",
            contentType: .json,
            contentSchema: ["type": "object", "required": ["files"]],
            isOfStyle: true
        ),
        DocumentDescription(
            path: Document.openAPI.path,
            operationName: "getOpenAPI",
            summary: "This document.",
            contentType: .json,
            contentSchema: ["type": "object", "required": ["openapi", "info", "paths"]]
        ),
        DocumentDescription(
            path: Document.guide.path,
            operationName: "getGuide",
            summary: "How to use the service, on one page of plain text.",
            contentType: .plainText,
            contentSchema: ["type": "string"]
        ),
        DocumentDescription(
            path: "/version",
            operationName: "getVersion",
            summary: "The version of the service.",
            contentType: .json,
            contentSchema: ["type": "object", "required": ["name", "version"]]
        ),
    ]

    private static let probes = ButtonService.healthTargets.map { path in
        DocumentDescription(
            path: path,
            operationName: "get" + path.dropFirst().prefix(1).uppercased() + path.dropFirst(2),
            summary: "Whether the service works.",
            contentType: .json,
            contentSchema: ["type": "object", "required": ["status"]],
            isCacheable: false
        )
    }
}
