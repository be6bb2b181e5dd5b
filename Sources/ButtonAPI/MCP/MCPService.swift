import ButtonRendering
import CustomStyles
import HTTP
import JSONReading
import SourceBundles
import StyleSyntax

/// The endpoint of the Model Context Protocol: its messages, and the calls of its tools.
struct MCPService: ServicePart {
    let service: ButtonService

    /// The response to a message of the Model Context Protocol, or the job that writes it.
    func plan(_ request: Request) throws(QueryError) -> ResponsePlan<ButtonJob> {
        try checkFields(of: request)
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
    func checkFields(of request: Request) throws(QueryError) {
        guard isAllowed(request.origin) else { throw .originNotAllowed(request.origin ?? "") }
        try request.checkJSONFields()
    }

    /// Whether scripts of an origin may call tools; clients that are no browsers send none.
    func isAllowed(_ origin: String?) -> Bool {
        origin.map { service.allowedOrigins.contains($0.lowercased()) } ?? true
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
                return .call(try call(tool, arguments: message.parameters["arguments"] ?? .object([])))
            } catch {
                // The model reads the result, and can call again.
                return .failure(Problem(error))
            }
        case (let method, let revision): throw .unknownMethod(method, in: revision)
        }
    }

    private func call(_ tool: MCPTool, arguments: JSONValue) throws(QueryError) -> MCPToolCall {
        switch tool {
        case .renderPreview: return .preview(try previewTools.previewCall(arguments))
        case .audit: return .audit(try previewTools.auditCalls(arguments))
        case .listPreviews: return .value(try previewTools.previewList(arguments))
        case .checkSource: return .value(try previewTools.sourceCheck(arguments))
        case .renderButton:
            let item = try renderings.item(arguments, at: .root)
            return .render(item, pixels: pixels(of: item, arguments))
        case .listStyles:
            try arguments.checkNames([RenderingMember.framework])
            return .listStyles(try service.reader.framework(of: arguments, at: .root))
        case .describeStyle:
            try arguments.checkNames([RenderingMember.framework, RenderingMember.style, FileChoice.name])
            return .describe(try service.reader.style(of: arguments, at: .root))
        case .renderStyle:
            let arguments = try self.arguments(ofSourceIn: arguments)
            let item = try renderings.item(arguments, at: .root)
            return .render(item, pixels: pixels(of: item, arguments))
        case .checkStyle:
            try arguments.checkNames([SharingRequest.sourceName])
            let source = try arguments.source()
            return .check(try previewTools.checkedSource(source), data: source.data)
        }
    }

    /// The arguments of a tool with a source as those that name the source by an address.
    private func arguments(ofSourceIn arguments: JSONValue) throws(QueryError) -> JSONValue {
        let source = try arguments.source()
        guard case .object(let members) = arguments else { return arguments }
        var component = SourceAddress.mark + source.data
        let member = arguments[RenderingMember.show] == nil ? RenderingMember.style : RenderingMember.show
        switch arguments[member] {
        case .string(let name): component += "\(SourceComponent.separator)" + name
        case .none: break
        case .some(let value):
            throw .member(
                JSONPointer.root.member(member),
                .wrongKind(value.kind, expected: JSONValue.Kind.string.description)
            )
        }
        let names = [
            SharingRequest.sourceName, RenderingMember.framework, RenderingMember.style, RenderingMember.show,
        ]
        return .object(
            [
                JSONValue.Member(name: RenderingMember.framework, value: .string(Framework.custom.rawValue)),
                JSONValue.Member(name: RenderingMember.style, value: .string(component)),
            ] + members.filter { !names.contains($0.name) }
        )
    }

    /// The same picture as PNG, which a model can see; `nil` if there is none, or if it is too large.
    private func pixels(of item: RenderingItem, _ arguments: JSONValue) -> RenderingItem? {
        guard let format = item.query.template.query.output.pixels, service.rasters != nil,
            case .object(let members) = arguments
        else { return nil }
        let others = members.filter { $0.name != RenderingMember.format }
        let member = JSONValue.Member(
            name: RenderingMember.format,
            value: .string(String(Output.raster(format).pathExtension.dropFirst()))
        )
        return try? renderings.item(.object(others + [member]), at: .root)
    }

    private func price(of work: MCPWork) -> Price {
        switch work.result {
        case .call(.render(let item, let pixels)):
            [item, pixels].reduce(Price(microseconds: 0)) { sum, item in
                guard let item else { return sum }
                return sum + item.query.template.price(of: item.cost, with: service.outsets)
            }
        case .call(.preview(let call)):
            ([call.values] + [call.findings].compactMap(\.self) + call.pixels.prefix(1)).reduce(
                Price(microseconds: 0)
            ) { sum, item in
                sum + item.query.template.price(of: item.cost, with: service.outsets)
            }
        case .call(.audit(let request)):
            request.calls.reduce(Price(microseconds: 0)) { sum, call in
                sum + call.findings.query.template.price(of: call.findings.cost, with: service.outsets)
            }
        case .call(.listStyles), .call(.describe), .call(.check), .call(.value), .tools: .document
        case .discovery, .initialization, .empty, .failure: .message
        }
    }

    // MARK: Responses

    /// The response to a notification.
    private func accepted(_ origin: String?) -> Response {
        Response(.accepted, fields: .mcp(origin: origin))
    }

    private func response(_ error: MCPError, id: JSONValue?, origin: String?) -> Response {
        Response(
            error.status,
            fields: .mcp(origin: origin).adding([.contentType(.json)]),
            body: error.body(id: id)
        )
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
