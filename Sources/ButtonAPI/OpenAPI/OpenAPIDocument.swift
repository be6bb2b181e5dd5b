import ButtonRendering
import HTTP
import JSONReading

/// The description of the service in the form of OpenAPI 3.1, made of the definitions that read requests.
struct OpenAPIDocument {
    private let reader: QueryReader
    private let version: String
    private let hasPage: Bool
    private let definitions: SharedSchemas
    /// The parameters of queries that most outputs share.
    private let parameters: [(name: String, value: JSONValue)]

    init(_ reader: QueryReader, version: String, hasPage: Bool) {
        self.reader = reader
        self.version = version
        self.hasPage = hasPage
        definitions = SharedSchemas(base: "#/components/schemas/", symbols: reader.symbols)
        let all = DescribedParameter.all(of: reader.catalog.entries, for: Output.allKinds, reader: reader)
        let (styles, definitions) = (reader.catalog.entries, definitions)
        parameters = all.flatMap { parameter in
            parameter.names.map { ($0, parameter.queryParameter(named: $0, among: styles, definitions)) }
        }
    }

    /// The document.
    var value: JSONValue {
        [
            "openapi": "3.1.0",
            "info": [
                "title": "Bezel", "version": .string(version),
                "summary": "Draws SwiftUI and UIKit buttons.",
                "description": """
                Each error is a problem document (RFC 9457). A client whose Accept field names an image type first \
                gets a picture of the error with status 200 instead; the parameter errors selects one of them. HEAD \
                works wherever GET does.
                """,
                "license": ["name": "MIT", "identifier": "MIT"],
            ],
            "servers": [["url": "/"]],
            "paths": paths,
            "components": [
                "schemas": schemas,
                "parameters": .object(parameters.map { JSONValue.Member(name: $0.name, value: $0.value) }),
                "securitySchemes": [
                    Self.tokenScheme: [
                        "type": "http", "scheme": "bearer",
                        "description": "The token of --custom-token, if the service has one.",
                    ]
                ],
                "responses": .object(
                    OpenAPIResponse.all.map { JSONValue.Member(name: $0.name, value: $0.value) }
                ),
            ],
        ]
    }

    // MARK: Paths

    private var paths: JSONValue {
        var paths: [JSONValue.Member] = Output.allKinds.map { output in
            JSONValue.Member(name: output.pathTemplate, value: ["get": operation(output)])
        }
        paths.append(JSONValue.Member(name: "/v1/render", value: ["post": rendering]))
        paths.append(JSONValue.Member(name: SharingRequest.path, value: ["post": sharing]))
        paths.append(JSONValue.Member(name: Router.mcpPath, value: ["post": messages]))
        if hasPage { paths += embedPaths }
        for description in DocumentDescription.all(hasPage: hasPage) {
            paths.append(JSONValue.Member(name: description.path, value: ["get": operation(description)]))
        }
        return .object(paths)
    }

    private func operation(_ output: Output) -> JSONValue {
        operation(
            output,
            named: output.operationName,
            summary: output.summary,
            contents: Self.contents(of: [output])
        )
    }

    /// The operation of a route with the parameters of an output.
    func operation(_ output: Output, named name: String, summary: String, contents: JSONValue) -> JSONValue {
        let styles = reader.catalog.entries
        let query = DescribedParameter.all(of: styles, for: [output], reader: reader).flatMap { parameter in
            parameter.names.map { name in
                let value = parameter.queryParameter(named: name, among: styles, definitions)
                // A parameter that other outputs take differently is not the shared one.
                guard parameters.contains(where: { $0.name == name && $0.value == value }) else {
                    return value
                }
                return ["$ref": .string("#/components/parameters/\(name)")] as JSONValue
            }
        }
        return [
            "operationId": .string(name),
            "summary": .string(summary),
            "parameters": .array(
                pathParameters(isNumbered: output.pathTemplate.contains(Output.numberPlaceholder)) + query
            ),
            "responses": OpenAPIResponse.responses(
                success: contents,
                errors: [.notFound, .gone, .unprocessableContent] + OpenAPIResponse.commonErrors,
                isCacheable: true,
                showsSymbols: true
            ),
        ]
    }

    private func pathParameters(isNumbered: Bool) -> [JSONValue] {
        let names = Set(reader.catalog.entries.map(\.name)).sorted()
        let parameters: [JSONValue] = [
            pathParameter(
                "framework",
                schema: ["type": "string", "enum": .strings(Framework.allCases.map(\.rawValue))]
            ),
            pathParameter("style", schema: CustomStyleSchema.name(among: names)),
        ]
        guard isNumbered else { return parameters }
        return parameters + [pathParameter("n", schema: ["type": "integer", "minimum": 0])]
    }

    private func pathParameter(_ name: String, schema: JSONValue) -> JSONValue {
        ["name": .string(name), "in": "path", "required": true, "schema": schema]
    }

    private func operation(_ document: DocumentDescription) -> JSONValue {
        .object([
            "operationId": .string(document.operationName),
            "summary": .string(document.summary),
            "parameters": document.isOfStyle ? .array(pathParameters(isNumbered: false)) : nil,
            "responses": OpenAPIResponse.responses(
                success: [document.contentType.mediaType: document.contentSchema],
                errors: (document.isOfStyle ? [.notFound, .gone, .unprocessableContent] : [])
                    + OpenAPIResponse.commonErrors,
                isCacheable: document.isCacheable
            ),
        ])
    }

    private var rendering: JSONValue {
        [
            "operationId": "render",
            "summary": "Pictures of a JSON body, for what a URL cannot carry.",
            "description": """
            The body is one item, or a list of up to \(RenderingLimits.items) items, each of which is responded to \
            with its picture or its problem.
            """,
            "requestBody": [
                "required": true,
                "content": [
                    ContentType.json.mediaType: [
                        "schema": [
                            "anyOf": [definitions.reference(to: "Item"), definitions.reference(to: "Items")]
                        ],
                        "examples": [
                            "item": ["value": Self.exampleItem],
                            "items": ["value": [RenderingMember.items: [Self.exampleItem]]],
                        ],
                    ]
                ],
            ],
            "responses": OpenAPIResponse.responses(
                success: Self.contents(of: Output.allKinds),
                errors: [
                    .lengthRequired, .contentTooLarge, .unsupportedMediaType,
                    .unprocessableContent,
                ]
                    + OpenAPIResponse.commonErrors,
                isCacheable: false
            ),
        ]
    }

    /// The JSON Schema of each type of content: those of outputs, and pictures of errors.
    private static func contents(of outputs: [Output]) -> JSONValue {
        var contents = JSONValue.object([])
        for output in outputs + [.still] {
            let type = output.contentType.mediaType
            guard contents[type] == nil else { continue }
            // One type is that of several outputs, of which none has the members of all.
            let schema = outputs.count > 1 ? output.contentSchema.withoutMembers : output.contentSchema
            contents = contents.merging([type: schema])
        }
        return contents
    }

    private var messages: JSONValue {
        [
            "operationId": "callTools",
            "summary": "A message of the Model Context Protocol, streamable HTTP.",
            "description": .string(
                "Revisions \(MCPRevision.allCases.map(\.rawValue).joined(separator: " and ")), without sessions."
            ),
            "requestBody": [
                "required": true,
                "content": [
                    ContentType.json.mediaType: [
                        "schema": [
                            "type": "object",
                            "properties": [
                                "jsonrpc": ["const": "2.0"], "method": ["type": "string"],
                                "id": ["type": ["string", "integer"]], "params": ["type": "object"],
                            ],
                            "required": ["jsonrpc", "method"],
                        ]
                    ]
                ],
            ],
            "responses": OpenAPIResponse.messageResponses,
        ]
    }

    private static let exampleItem: JSONValue = [
        RenderingMember.framework: "swiftui", RenderingMember.style: "bordered",
        RenderingMember.format: .string(RenderingMember.defaultFormat.catalogName), "title": "Get started",
    ]

    // MARK: Schemas

    private var schemas: JSONValue {
        definitions.definitions.merging([
            "Item": RenderingSchema(reader: reader, definitions: definitions).item,
            "Items": [
                "type": "object",
                "properties": [
                    RenderingMember.items: [
                        "type": "array", "maxItems": .number(Double(RenderingLimits.items)),
                        "items": [
                            "anyOf": [
                                definitions.reference(to: "Item"),
                                ["description": "Anything else has a problem in its place."],
                            ]
                        ],
                    ]
                ],
                "required": .strings([RenderingMember.items]),
                "additionalProperties": false,
            ],
            "Problem": Problem.schema,
            "SharedSource": Self.sharedSource,
        ])
    }
}

extension DescribedParameter {
    /// The parameter of a query in OpenAPI.
    fileprivate func queryParameter(
        named spelling: String,
        among styles: [CatalogEntry],
        _ definitions: SharedSchemas
    ) -> JSONValue {
        let schema = querySchema(definitions)
        let parameter: JSONValue = [
            "name": .string(spelling), "in": "query", "required": false,
            "description": .string(description(among: styles, as: spelling)), "schema": schema,
        ]
        // Lists have commas.
        return schema["type"] == "array" ? parameter.merging(["style": "form", "explode": false]) : parameter
    }
}

extension JSONValue {
    /// A JSON Schema without the names that an object needs.
    fileprivate var withoutMembers: JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.name != "required" })
    }
}

extension Output {
    /// A name for generated clients, as `getStatesSvg`.
    fileprivate var operationName: String {
        "get" + catalogName.split { !$0.isLetter }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}

extension ContentType {
    /// The type and subtype, without parameters.
    var mediaType: String { String(value.prefix { $0 != ";" }) }
}
