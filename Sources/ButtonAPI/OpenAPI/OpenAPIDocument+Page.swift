import HTTP
import JSONReading

extension OpenAPIDocument {
    /// The paths for frames on other sites.
    var embedPaths: [JSONValue.Member] {
        [
            JSONValue.Member(
                name: ButtonLinks.embedPath + "{framework}/{style}",
                value: [
                    "get": operation(
                        .still,
                        named: "getEmbed",
                        summary: Self.embedSummary,
                        contents: [ContentType.html.mediaType: ["type": "string"]]
                    )
                ]
            ),
            JSONValue.Member(name: OEmbedRequest.path, value: ["get": oEmbed]),
        ]
    }

    private static let embedSummary = "A page with the button alone, pressable, for a frame of any site."

    private var oEmbed: JSONValue {
        func parameter(_ name: String, schema: JSONValue, isRequired: Bool = false) -> JSONValue {
            ["name": .string(name), "in": "query", "required": .boolean(isRequired), "schema": schema]
        }
        let length: JSONValue = ["type": "integer", "minimum": 1]
        return [
            "operationId": "getOEmbed",
            "summary": "How to embed the button of an address of this service: oEmbed 1.0.",
            "parameters": [
                parameter("url", schema: ["type": "string", "minLength": 1], isRequired: true),
                parameter("format", schema: ["type": "string", "enum": ["json"]]),
                parameter("maxwidth", schema: length), parameter("maxheight", schema: length),
            ],
            "responses": OpenAPIResponse.responses(
                success: [
                    ContentType.json.mediaType: [
                        "type": "object", "required": ["type", "version", "html", "width", "height"],
                    ]
                ],
                errors: [.notFound, .gone] + OpenAPIResponse.commonErrors,
                isCacheable: true
            ),
        ]
    }
}
