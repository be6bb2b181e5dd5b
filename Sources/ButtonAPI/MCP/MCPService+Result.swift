import ButtonRendering
import CustomStyles
import HTTP
import JSONReading
import StyleSyntax

extension MCPService {
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
            result = ["tools": .array(MCPTool.definitions)]
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
        case .value(let value): return MCPContent.structured(value)
        case .preview(let call):
            do throws(QueryError) {
                return try previewTools.result(of: call, with: worker)
            } catch {
                return Self.failure(Problem(error))
            }
        case .audit(let request):
            do throws(QueryError) {
                return try previewTools.result(of: request, with: worker)
            } catch {
                return Self.failure(Problem(error))
            }
        case .render(let item, let pixels):
            do throws(QueryError) {
                let query = item.query.query
                var content = [MCPContent.picture(try drawings.body(of: item.query, with: worker), of: query)]
                let missing = worker.missingSymbols(beside: item.query.template.missingSymbols)
                // A picture that turns out to be too large is left out.
                if let pixels, let image = try? drawings.body(of: pixels.query, with: worker) {
                    content.append(MCPContent.picture(image, of: pixels.query.query))
                }
                // A source can be too long for an address.
                if query.url.utf8.count <= SharedSourceDocument.longestURL {
                    content.append(MCPContent.text("The path on this service is \(query.url)"))
                }
                if !missing.isEmpty {
                    content.append(MCPContent.text(PreviewTools.note(ofSymbols: missing)))
                }
                return ["content": .array(content)]
            } catch {
                return Self.failure(Problem(item.place.located(error)))
            }
        case .listStyles(let framework):
            let styles = service.reader.catalog.entries.filter {
                framework == nil || $0.framework == framework
            }
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
            let document = JSON.encode(CatalogDocument.Style(style, of: service.reader, namesSymbols: false))
            return MCPContent.structured((try? JSONValue(reading: document)) ?? [:])
        case .check(let source, let data):
            let document = SharedSourceDocument(
                .source(source),
                data: data,
                isStored: false,
                reader: service.reader
            )
            return MCPContent.structured((try? JSONValue(reading: JSON.encode(document))) ?? [:])
        }
    }

    private static func failure(_ problem: Problem) -> JSONValue {
        let diagnostics = problem.diagnostics ?? []
        let messages = [problem.title + ". " + problem.detail] + diagnostics.map(\.summary)
        let result: JSONValue = [
            "content": [MCPContent.text(messages.joined(separator: "\n"))], "isError": true,
        ]
        // As Xcode names them.
        return result.merging([
            "structuredContent": ["errors": .array(messages.map { ["message": .string($0)] })]
        ])
    }

    private var serverInfo: JSONValue {
        ["name": "bezel", "title": "Bezel", "version": .string(service.version)]
    }

    private static let capabilities: JSONValue = ["tools": [:]]
    /// In milliseconds, as long as clients store documents.
    private static let timeToLive = 300_000.0
    private static let instructions = """
        Draws SwiftUI and UIKit previews, views and buttons without a Mac. render_preview draws a file of the project, or Swift \
        that it is given, and says what is in the picture; call it again after an edit with since to see what changed. \
        list_previews lists what can be drawn, check_source says why something is not, and audit what is wrong with it, in numbers.
        """
}
