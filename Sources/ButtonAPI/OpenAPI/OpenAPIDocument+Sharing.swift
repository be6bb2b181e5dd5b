import HTTP
import JSONReading
import SourceBundles
import StyleSyntax

extension OpenAPIDocument {
    /// The operation that checks and stores a source of a user's own.
    var sharing: JSONValue {
        let names = [SharingRequest.dryRunName, ErrorPreference.name]
        return [
            "operationId": "shareStyle",
            "summary":
                "Checks a source of button styles, or files of a project, stores it, and returns the addresses of its styles.",
            "description": .string(
                """
                The body is Swift in UTF-8 of at most \(SourceLimits.bytes) bytes, or JSON with files of a project. /v1/custom/{name}~{hash}… draws a style \
                of a stored source, and /v1/custom/~{data}… one of the source in the address, deflated as zlib and in \
                Base64 for URLs; style={name} chooses a style that is not the first. A source with errors has status 422 \
                and all messages about it. What a source does not declare is replaced, and becomes a parameter. Scripts of \
                another origin than the service's need its token, or that its operator allows their origin; only to check \
                a source needs neither. A service may remove stored sources that nobody has read for long; their addresses \
                have status 410 then. Files are Swift, asset catalogs, string tables, PNG and JPEG, and a Package.swift or an \
                Xcode project that divides them into targets; a body of them has at most \(BodyLimit.files >> 20) MiB. Each file \
                with a root is a program with the files that it needs. A root whose name several files have is named by its \
                identifier, as Sources/Pill.swift#Pill, or with file={path}; /v1/custom/{name}~{hash}/source.json is the \
                files.
                """
            ),
            "parameters": [
                [
                    "name": .string(names[0]), "in": "query", "required": false,
                    "description":
                        "Whether the source is only checked: nothing is stored, and the status is 200.",
                    "schema": ["type": "boolean", "default": false],
                ],
                ["$ref": .string("#/components/parameters/\(names[1])")],
            ],
            "security": [[:], [Self.tokenScheme: []]],
            "requestBody": [
                "required": true,
                "content": [
                    ContentType.swift.mediaType: [
                        "schema": ["type": "string"],
                        "examples": ["pill": ["value": .string(Self.exampleSource)]],
                    ],
                    ContentType.json.mediaType: [
                        "schema": ["oneOf": [Self.sourceSchema, Self.filesSchema]],
                        "examples": [
                            "files": ["value": Self.exampleFiles],
                            "source": ["value": [SharingRequest.sourceName: .string(Self.exampleSource)]],
                        ],
                    ],
                ],
            ],
            "responses": sharingResponses,
        ]
    }

    private static let sourceSchema: JSONValue = [
        "type": "object",
        "properties": [SharingRequest.sourceName: ["type": "string"]],
        "required": .strings([SharingRequest.sourceName]),
        "additionalProperties": false,
    ]

    private static let filesSchema: JSONValue = [
        "type": "object",
        "properties": [SourceBundle.memberName: files],
        "required": .strings([SourceBundle.memberName]),
        "additionalProperties": false,
    ]

    /// The schema of the files by their paths.
    private static let files: JSONValue = [
        "type": "object",
        "description": .string(
            """
            The files by their relative paths, \(BundleLimits.bytes >> 20) MiB in all: texts as strings, others as objects \
            with their bytes in Base64. No two paths differ in case only. A bundle has a file with a root.
            """
        ),
        "maxProperties": .number(Double(BundleLimits.files)),
        // Without controls, backslashes, and parts that are empty, one point or two.
        "propertyNames": [
            "pattern": .string("^\(pathPart)(/\(pathPart))*$")
        ],
        "additionalProperties": [
            "oneOf": [
                ["type": "string"],
                [
                    "type": "object",
                    "properties": [
                        SourceBundle.bytesName: ["type": "string", "contentEncoding": "base64"]
                    ],
                    "required": .strings([SourceBundle.bytesName]),
                    "additionalProperties": false,
                ],
            ]
        ],
    ]

    private static let pathPart = #"(?!\.{1,2}(/|$))[^/\\\u0000-\u001f\u007f-\u009f]+"#

    private static let exampleFiles: JSONValue = [
        SourceBundle.memberName: [
            "Assets.xcassets/Brand.colorset/Contents.json":
                #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x12","green":"0x34","blue":"0x56","alpha":"1.000"}}}]}"#,
            "Sources/Pill.swift": .string(
                exampleSource.replacing(".tint", with: #"Color("Brand")"#)
            ),
        ]
    ]

    /// The name of the scheme of the token that storing can need.
    static let tokenScheme = "token"

    private var sharingResponses: JSONValue {
        let errors: [Status] = [
            .unauthorized, .forbidden, .notFound, .lengthRequired, .contentTooLarge, .unsupportedMediaType,
            .unprocessableContent, .internalServerError, .insufficientStorage,
        ]
        let content: JSONValue = [
            ContentType.json.mediaType: ["schema": ["$ref": "#/components/schemas/SharedSource"]]
        ]
        return OpenAPIResponse.responses(
            success: [
                ContentType.json.mediaType: ["$ref": "#/components/schemas/SharedSource"],
                ContentType.svg.mediaType: ["type": "string"],
            ],
            errors: errors + OpenAPIResponse.commonErrors,
            isCacheable: false
        ).merging([
            "201": [
                "description": "The source is stored.",
                "headers": [
                    "Location": [
                        "description": "The path of the picture of the first style.",
                        "schema": ["type": "string"],
                    ]
                ],
                "content": content,
            ]
        ])
    }

    /// The schema of the response to a source without errors.
    static let sharedSource: JSONValue = [
        "type": "object",
        "properties": [
            "hash": [
                "type": "string",
                "description": "The hash of the source, which is the same on every service.",
            ],
            "data": [
                "type": ["string", "null"],
                "description":
                    "The text of the source in addresses: /v1/custom/~{data}.svg?style={name}; null if it is too long.",
            ],
            "parameters": SharedParameters.schema,
            "styles": [
                "type": "array",
                "description":
                    "The styles in the order of their declarations, each as in the catalog, and further:",
                "items": [
                    "type": "object",
                    "properties": SharedParameters.propertiesOfStyle.merging([
                        "name": [
                            "type": "string",
                            "description":
                                "The name of the type; the identifier of the root if several files have one of its name.",
                        ],
                        "file": ["type": "string", "description": "The path of the file, of several files."],
                        "kind": [
                            "type": "string",
                            "examples": ["buttonStyle", "primitiveButtonStyle", "uiButton"],
                        ],
                        "line": number, "column": number,
                        "url": [
                            "type": "object",
                            "properties": [
                                "short": [
                                    "type": ["string", "null"],
                                    "description":
                                        "The address with the hash; null if the source is not stored.",
                                ],
                                "data": [
                                    "type": ["string", "null"],
                                    "description":
                                        "The address with the source; null if it is too long, or after many styles.",
                                ],
                                "page": [
                                    "type": ["string", "null"],
                                    "description": "The page that shows the style.",
                                ],
                            ],
                            "required": ["short", "data", "page"],
                        ],
                    ]),
                    "required": ["name", "kind", "line", "column", "url", "states", "own", "shared"],
                ],
            ],
            "standIns": [
                "type": "array",
                "description": "The names that the source does not declare, with what replaces them.",
                "items": [
                    "type": "object",
                    "properties": [
                        "name": ["type": "string"], "type": ["type": "string"], "file": ["type": "string"],
                        "line": number, "column": number,
                        "parameter": [
                            "type": "string", "description": "The parameter that sets the replacement.",
                        ],
                    ],
                    "required": ["name", "type", "line", "column", "parameter"],
                ],
            ],
            "warnings": ["type": "array", "items": DiagnosticDocument.schema],
            "notes": [
                "type": "array",
                "description": "The facts about several files that no message says.",
                "items": ["type": "string"],
            ],
        ],
        "required": ["hash", "data", "parameters", "styles", "standIns", "warnings"],
    ]

    private static let number: JSONValue = ["type": "integer", "minimum": 1]

    private static let exampleSource = """
        import SwiftUI

        struct Pill: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .padding(.horizontal, 16)
                    .padding(.vertical, 8)
                    .background(.tint, in: Capsule())
                    .opacity(configuration.isPressed ? 0.6 : 1)
            }
        }
        """
}
