import ButtonRendering
import CustomStyles
import HTTP
import JSONReading
import StyleInterpreter
import StyleSyntax

extension ButtonService {
    /// The response to a message of the Model Context Protocol, or the job that writes it.
    func planMCP(_ request: Request) throws(QueryError) -> ResponsePlan<ButtonJob> {
        try checkFields(ofMCP: request)
        var id: JSONValue?
        do throws(MCPError) {
            let body: JSONValue
            do throws(JSONError) {
                body = try JSONValue(reading: request.body)
            } catch {
                throw MCPError.parse(error)
            }
            guard let message = try MCPMessage(body) else { return .response(accepted(request.origin)) }
            id = message.id
            let revision = try message.revision(request.mcp)
            guard let id = message.id else { return .response(accepted(request.origin)) }
            let result = try result(of: message, revision)
            let work = MCPWork(id: id, revision: revision, result: result, origin: request.origin)
            return .job(ButtonJob(work: .mcp(work), price: price(of: work), lane: work.lane))
        } catch {
            return .response(response(error, id: id, origin: request.origin))
        }
    }

    /// Checks the header of a request before its body is received.
    func checkFields(ofMCP request: Request) throws(QueryError) {
        guard isAllowed(request.origin) else { throw .originNotAllowed(request.origin ?? "") }
        try request.checkJSONFields()
    }

    /// Whether scripts of an origin may call tools; clients that are no browsers send none.
    func isAllowed(_ origin: String?) -> Bool {
        origin.map { allowedOrigins.contains($0.lowercased()) } ?? true
    }

    private func result(of message: MCPMessage, _ revision: MCPRevision) throws(MCPError) -> MCPWork.Result {
        switch (message.method, revision) {
        case (MCPMethod.discover, .stateless): return .discovery
        case (MCPMethod.initialize, .handshake): return .initialization
        case (MCPMethod.ping, .handshake): return .empty
        case (MCPMethod.listTools, _): return .tools
        case (MCPMethod.callTool, _):
            guard case .string(let name) = message.parameters["name"] else {
                throw .invalidParameters("The name of a tool is a string.")
            }
            guard let tool = MCPTool(rawValue: name) else {
                throw .invalidParameters("There is no tool \(name.quoted).")
            }
            do throws(QueryError) {
                return .call(try call(tool, message.parameters["arguments"] ?? .object([])))
            } catch {
                // The model reads the result, and can call again.
                return .failure(Problem(error))
            }
        case (let method, let revision): throw .unknownMethod(method, in: revision)
        }
    }

    private func call(_ tool: MCPTool, _ arguments: JSONValue) throws(QueryError) -> MCPToolCall {
        switch tool {
        case .renderButton:
            let item = try item(arguments, at: .root)
            return .render(item, pixels: pixels(of: item, arguments))
        case .listStyles:
            try arguments.checkNames([RenderingMember.framework])
            return .listStyles(try reader.framework(of: arguments, at: .root))
        case .describeStyle:
            try arguments.checkNames([RenderingMember.framework, RenderingMember.style])
            return .describe(try reader.style(of: arguments, at: .root))
        case .renderStyle:
            let arguments = try self.arguments(ofSourceIn: arguments)
            let item = try item(arguments, at: .root)
            return .render(item, pixels: pixels(of: item, arguments))
        case .checkStyle:
            try arguments.checkNames([SharingRequest.sourceName])
            let source = try arguments.source()
            guard let sources else { throw .sharing(.off) }
            let checked = try sources.source(at: .data(source.data))
            guard checked.program.isValid else {
                throw .invalidSource(
                    SourceProblem(name: CustomSource.nameless, diagnostics: checked.diagnostics)
                )
            }
            return .check(checked, data: source.data)
        }
    }

    /// The arguments of a tool with a source as those that name the source by an address.
    private func arguments(ofSourceIn arguments: JSONValue) throws(QueryError) -> JSONValue {
        let source = try arguments.source()
        guard case .object(let members) = arguments else { return arguments }
        var component = SourceAddress.mark + source.data
        switch arguments[RenderingMember.style] {
        case .string(let name): component += "\(SourceComponent.separator)" + name
        case .none: break
        case .some(let value):
            throw .member(
                JSONPointer.root.member(RenderingMember.style),
                .wrongKind(value.kind, expected: JSONValue.Kind.string.description)
            )
        }
        let names = [SharingRequest.sourceName, RenderingMember.framework, RenderingMember.style]
        return .object(
            [
                JSONValue.Member(name: RenderingMember.framework, value: .string(Framework.custom.rawValue)),
                JSONValue.Member(name: RenderingMember.style, value: .string(component)),
            ] + members.filter { !names.contains($0.name) }
        )
    }

    /// The same picture as PNG, which a model can see; `nil` if there is none, or if it is too large.
    private func pixels(of item: RenderingItem, _ arguments: JSONValue) -> RenderingItem? {
        guard let format = item.query.template.query.output.pixels, rasters != nil,
            case .object(let members) = arguments
        else { return nil }
        let others = members.filter { $0.name != RenderingMember.format }
        let member = JSONValue.Member(
            name: RenderingMember.format,
            value: .string(String(Output.raster(format).pathExtension.dropFirst()))
        )
        return try? self.item(.object(others + [member]), at: .root)
    }

    private func price(of work: MCPWork) -> Price {
        switch work.result {
        case .call(.render(let item, let pixels)):
            [item, pixels].reduce(Price(microseconds: 0)) { sum, item in
                guard let item else { return sum }
                return sum + item.query.template.price(of: item.cost, with: outsets)
            }
        case .tools: .description
        case .call(.listStyles), .call(.describe), .call(.check): .document
        case .discovery, .initialization, .empty, .failure: .message
        }
    }

    // MARK: Responses

    /// The response to a notification.
    private func accepted(_ origin: String?) -> Response {
        Response(.accepted, fields: .mcp(origin: origin))
    }

    private func response(_ error: MCPError, id: JSONValue?, origin: String?) -> Response {
        let body = JSONValue.object([
            "jsonrpc": "2.0", "id": id,
            "error": .object([
                "code": .number(Double(error.code)), "message": .string(error.message), "data": error.data,
            ]),
        ])
        return Response(
            error.status,
            fields: .mcp(origin: origin).adding([.contentType(.json)]),
            body: JSON.encode(body)
        )
    }

    /// Writes the response of a job.
    func draw(_ work: MCPWork, with worker: ButtonWorker) -> Response {
        let body: JSONValue = ["jsonrpc": "2.0", "id": work.id, "result": result(of: work, with: worker)]
        return Response(
            .ok,
            fields: .mcp(origin: work.origin).adding([.contentType(.json)]),
            body: JSON.encode(body)
        )
    }

    private func result(of work: MCPWork, with worker: ButtonWorker) -> JSONValue {
        let result: JSONValue
        switch work.result {
        case .discovery:
            result = [
                "supportedVersions": .strings(MCPRevision.allCases.map(\.rawValue)),
                "capabilities": Self.capabilities, "instructions": .string(Self.instructions),
                "_meta": ["io.modelcontextprotocol/serverInfo": serverInfo],
            ]
        case .initialization:
            result = [
                "protocolVersion": .string(MCPRevision.handshake.rawValue),
                "capabilities": Self.capabilities, "instructions": .string(Self.instructions),
                "serverInfo": serverInfo,
            ]
        case .empty: result = [:]
        case .tools:
            let schemas = RenderingSchema(
                reader: reader,
                definitions: SharedSchemas(base: "#/$defs/", symbols: reader.symbols)
            )
            result = ["tools": .array(MCPTool.allCases.map { $0.definition(schemas) })]
        case .call(let call): result = self.result(of: call, with: worker)
        case .failure(let problem): result = Self.failure(problem)
        }
        guard work.revision == .stateless else { return result }
        let caching: JSONValue =
            switch work.result {
            case .discovery, .tools: ["ttlMs": .number(Self.timeToLive), "cacheScope": "public"]
            case .initialization, .empty, .call, .failure: [:]
            }
        return result.merging(["resultType": "complete"]).merging(caching)
    }

    private func result(of call: MCPToolCall, with worker: ButtonWorker) -> JSONValue {
        switch call {
        case .render(let item, let pixels):
            do throws(QueryError) {
                let query = item.query.query
                var content = [MCPContent.picture(try body(of: item.query, with: worker), of: query)]
                // A picture that turns out to be too large is left out.
                if let pixels, let image = try? body(of: pixels.query, with: worker) {
                    content.append(MCPContent.picture(image, of: pixels.query.query))
                }
                // A source can be too long for an address.
                if query.url.utf8.count <= SharedSourceDocument.longestURL {
                    content.append(MCPContent.text("The path on this service is \(query.url)"))
                }
                return ["content": .array(content)]
            } catch {
                return Self.failure(Problem(item.place.located(error)))
            }
        case .listStyles(let framework):
            let styles = reader.catalog.entries.filter { framework == nil || $0.framework == framework }
            return MCPContent.structured([
                "styles": .array(
                    styles.map { style in
                        [
                            "framework": .string(style.framework.rawValue), "style": .string(style.name),
                            "summary": .string(style.summary), "availability": .string(style.availability),
                            "states": .strings(style.states.map(\.canonicalName)),
                        ]
                    }
                )
            ])
        case .describe(let style):
            let document = JSON.encode(CatalogDocument.Style(style, of: reader, namesSymbols: false))
            return MCPContent.structured((try? JSONValue(reading: document)) ?? [:])
        case .check(let source, let data):
            let document = SharedSourceDocument(source, data: data, isStored: false, reader: reader)
            return MCPContent.structured((try? JSONValue(reading: JSON.encode(document))) ?? [:])
        }
    }

    private static func failure(_ problem: Problem) -> JSONValue {
        let diagnostics = problem.diagnostics ?? []
        let text = ([problem.title + ". " + problem.detail] + diagnostics.map(\.summary)).joined(
            separator: "\n"
        )
        return ["content": [MCPContent.text(text)], "isError": true]
    }

    private var serverInfo: JSONValue {
        ["name": "bezel", "title": "Bezel", "version": .string(version)]
    }

    private static let capabilities: JSONValue = ["tools": [:]]
    /// In milliseconds, as long as clients store documents.
    private static let timeToLive = 300_000.0
    private static let instructions = """
        Draws SwiftUI and UIKit buttons. Call list_styles for the styles, describe_style for the parameters of one, and \
        render_button to see a button. render_style draws a ButtonStyle in Swift. A wrong argument has a message that says what is wrong.
        """
}

extension JSONValue {
    /// The source of arguments.
    fileprivate func source() throws(QueryError) -> SharedSource {
        let pointer = JSONPointer.root.member(SharingRequest.sourceName)
        switch self[SharingRequest.sourceName] {
        case .string(let text):
            guard text.utf8.count <= SourceLimits.bytes else {
                throw .sharing(.sourceTooLong(limit: SourceLimits.bytes))
            }
            return SharedSource(Array(text.utf8))
        case .none: throw .member(.root, .missing(SharingRequest.sourceName))
        case .some(let value):
            throw .member(pointer, .wrongKind(value.kind, expected: Kind.string.description))
        }
    }

    /// Throws if it is not an object with members of certain names only.
    fileprivate func checkNames(_ names: [String]) throws(QueryError) {
        guard case .object(let members) = self else {
            throw .member(.root, .wrongKind(kind, expected: Kind.object.description))
        }
        if let other = members.first(where: { !names.contains($0.name) }) {
            throw .member(JSONPointer.root.member(other.name), .unknown(other.name, allowed: names))
        }
    }
}

extension HeaderFields {
    /// The fields of a response to a message, which a script of an allowed origin may read.
    static func mcp(origin: String?) -> HeaderFields {
        .withoutOrigin.adding(
            (origin.map { [HeaderField(name: "Access-Control-Allow-Origin", value: $0)] } ?? []) + [
                HeaderField(name: .cacheControl, value: CacheControl.moment),
                HeaderField(name: .vary, value: "Accept-Encoding, Origin"),
            ]
        )
    }
}
