import HTTP
import JSONReading

/// The responses that many operations of the OpenAPI document share.
enum OpenAPIResponse {
    /// The errors of every route: those of the connection, of the header, and of the load.
    static let commonErrors: [Status] = [
        .badRequest, .methodNotAllowed, .uriTooLong, .tooManyRequests, .requestHeaderFieldsTooLarge,
        .notImplemented,
        .serviceUnavailable,
    ]

    private static let errors: [Status] =
        [
            .unauthorized, .forbidden, .notFound, .gone, .lengthRequired, .contentTooLarge,
            .unsupportedMediaType,
            .unprocessableContent, .internalServerError, .insufficientStorage,
        ] + commonErrors

    /// The components by name.
    static var all: [(name: String, value: JSONValue)] {
        [
            ("NotModified", ["description": "The client has the content.", "headers": entityTag]),
            (
                "ButtonNotModified",
                ["description": "The client has the content.", "headers": entityTag.merging(missingSymbols)]
            ),
        ]
            + errors.map { status in
                let allow: JSONValue? =
                    status == .methodNotAllowed
                    ? header("Allow", description: "The methods of the route.")
                    : nil
                let challenge: JSONValue? =
                    status == .unauthorized
                    ? header(
                        "WWW-Authenticate",
                        description: "The scheme by which a client states its token."
                    )
                    : nil
                let retry: JSONValue? =
                    status == .tooManyRequests || status.code >= 500 && status != .notImplemented
                    ? header("Retry-After", description: "The seconds after which the request may succeed.")
                    : nil
                return (
                    name(of: status),
                    .object([
                        "description": .string(status.reason + "."),
                        "headers": allow ?? challenge ?? retry,
                        "content": [
                            ContentType.problem.mediaType: [
                                "schema": ["$ref": "#/components/schemas/Problem"]
                            ]
                        ],
                    ])
                )
            }
    }

    /// The responses of an operation, with the JSON Schema of each type of content.
    static func responses(
        success: JSONValue,
        errors: [Status],
        isCacheable: Bool,
        showsSymbols: Bool = false
    ) -> JSONValue {
        guard case .object(let contents) = success else { return [:] }
        let content = JSONValue.object(
            contents.map { JSONValue.Member(name: $0.name, value: ["schema": $0.value]) }
        )
        let headers = [isCacheable ? entityTag : nil, showsSymbols ? missingSymbols : nil].compactMap { $0 }
        var responses: JSONValue = [
            "200": .object([
                "description": "OK.",
                "headers": headers.isEmpty ? nil : headers.reduce([:]) { $0.merging($1) },
                "content": content,
            ])
        ]
        if isCacheable {
            let name = showsSymbols ? "ButtonNotModified" : "NotModified"
            responses = responses.merging(["304": reference(to: name)])
        }
        for status in errors {
            responses = responses.merging([String(status.code): reference(to: name(of: status))])
        }
        return responses
    }

    /// The responses to messages of the Model Context Protocol, whose errors are those of JSON-RPC.
    static var messageResponses: JSONValue {
        let message: JSONValue = ["type": "object", "required": ["jsonrpc"]]
        let problem: JSONValue = ["$ref": "#/components/schemas/Problem"]
        let contents: JSONValue = [
            ContentType.json.mediaType: ["schema": message],
            ContentType.problem.mediaType: ["schema": problem],
        ]
        var responses: JSONValue = [
            "200": [
                "description": "A result, or an error.",
                "content": [ContentType.json.mediaType: ["schema": message]],
            ],
            "202": ["description": "A notification, which has no result."],
            "400": [
                "description": "No message, or one that its header fields contradict.", "content": contents,
            ],
            "404": ["description": "An unknown method.", "content": contents],
        ]
        let errors: [Status] =
            [.forbidden, .lengthRequired, .contentTooLarge, .unsupportedMediaType] + commonErrors
        for status in errors where status != .badRequest {
            responses = responses.merging([String(status.code): reference(to: name(of: status))])
        }
        return responses
    }

    private static var entityTag: JSONValue { header("ETag", description: "The entity tag of the content.") }

    private static var missingSymbols: JSONValue {
        header(
            HeaderField.Name.missingSymbols.rawName,
            description: "The names of symbols that are drawn as placeholders: "
                + "at most five, with percent signs, between commas."
        )
    }

    private static func header(_ name: String, description: String) -> JSONValue {
        [name: ["description": .string(description), "schema": ["type": "string"]]]
    }

    private static func reference(to name: String) -> JSONValue {
        ["$ref": .string("#/components/responses/\(name)")]
    }

    /// The reason phrase as one word.
    private static func name(of status: Status) -> String { status.reason.filter { $0 != " " } }
}
