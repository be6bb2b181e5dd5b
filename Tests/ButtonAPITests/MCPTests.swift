import Foundation
import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `A message of the Model Context Protocol` {
    private let service = Service()

    /// The response to a message of the revision with a handshake.
    private func send(_ body: String, _ change: (inout Request) -> Void = { _ in }) -> Response {
        service.post(body, to: "/mcp", change)
    }

    /// The response to a request of the stateless revision.
    private func call(_ method: String, _ members: String = "", _ change: (inout Request) -> Void = { _ in })
        -> Response
    {
        let meta = """
            {"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}
            """
        let body = #"{"jsonrpc":"2.0","id":7,"method":"\#(method)","params":{"_meta":\#(meta)\#(members)}}"#
        return send(body) { request in
            request.mcp = MCPFields(protocolVersion: "2026-07-28", method: method)
            change(&request)
        }
    }

    @Test(arguments: [("/mcp", 262_144), ("/mcp?a=1", 262_144), ("/v1/render", 65_536), ("/mcp/", 65_536)])
    func `has bodies of 256 KiB`(target: String, limit: Int) {
        #expect(Service().service.bodyLimit(of: Array(target.utf8)) == limit)
    }

    @Test func `has the same tools in both revisions`() throws {
        func names(_ response: Response) throws -> [String] {
            let result = try #require(try response.members()["result"] as? [String: Any])
            return try #require(result["tools"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        }
        let stateless = call("tools/list")
        #expect(try names(stateless) == ["render_preview", "list_previews", "check_source", "audit"])
        #expect(try names(send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)) == names(stateless))
        #expect(try stateless.members()["id"] as? Int == 7)
        #expect(stateless.field("Cache-Control") == "no-store")
    }

    @Test func `has a list of tools that is short`() throws {
        for response in [call("tools/list"), send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)] {
            #expect(response.body.count <= 8192)
        }
    }

    @Test func `needs no header if it comes over a stream`() throws {
        let meta =
            #"{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#
        let worker = service.service.makeWorker(oneOf: 1)
        func answer(_ message: String) -> String? {
            service.service.respond(toMessage: Array(message.utf8), with: worker)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        let list = #"{"jsonrpc":"2.0","id":7,"method":"tools/list","params":{"_meta":\#(meta)}}"#
        let stateless = try #require(answer(list))
        #expect(stateless.contains(#""resultType":"complete""#) && !stateless.contains("\n"))
        let handshake = try #require(answer(#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#))
        #expect(handshake == #"{"id":7,"jsonrpc":"2.0","result":{}}"#)
        #expect(answer(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) == nil)
    }

    @Test func `draws the picture of a URL`() throws {
        let arguments = #"{"framework":"swiftui","style":"bordered","title":"Buy"}"#
        let response = call("tools/call", #","name":"render_button","arguments":\#(arguments)"#) {
            $0.mcp.name = "render_button"
        }
        let result = try #require(try response.members()["result"] as? [String: Any])
        let content = try #require(result["content"] as? [[String: Any]])
        let resource = try #require(content[0]["resource"] as? [String: Any])
        #expect(resource["text"] as? String == service.get("/v1/swiftui/bordered.svg?title=Buy").text)
        #expect(resource["mimeType"] as? String == "image/svg+xml")
        #expect(content[1]["mimeType"] as? String == "image/png")
        #expect((content[2]["text"] as? String)?.hasSuffix("/v1/swiftui/bordered.svg?title=Buy") == true)
    }

    @Test(arguments: [
        ("{", 400, -32700), ("[]", 400, -32600),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, 400, -32600),
        (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, 400, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#, 200, -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, 200, -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"x"}}"#, 200, -32602),
    ])
    func `is refused with an error of JSON-RPC`(body: String, status: Int, code: Int) throws {
        let response = send(body)
        #expect(response.status.code == status)
        #expect(try (response.members()["error"] as? [String: Any])?["code"] as? Int == code)
    }

    @Test func `repeats its body in the header`() throws {
        func code(_ response: Response) throws -> Int? {
            try (response.members()["error"] as? [String: Any])?["code"] as? Int
        }
        #expect(try code(call("tools/list") { $0.mcp.method = nil }) == -32020)
        #expect(try code(call("tools/list") { $0.mcp.protocolVersion = "2025-11-25" }) == -32020)
        #expect(try code(call("tools/call", #","name":"list_styles""#) { $0.mcp.name = "other" }) == -32020)
        #expect(
            try code(
                call("tools/call", #","name":"list_styles""#) { $0.mcp.name = "=?base64?bGlzdF9zdHlsZXM=?=" }
            ) == nil
        )
        #expect(call("nothing").status == .notFound)
    }

    @Test func `comes from an origin that is allowed`() {
        let list = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
        let refused = send(list) { $0.origin = "https://evil.example" }
        #expect(refused.status == .forbidden)
        #expect(refused.field("Access-Control-Allow-Origin") == nil)
        #expect(send(list).field("Access-Control-Allow-Origin") == nil)
        let preflight = service.get("/mcp") {
            $0.method = .options
            $0.origin = "https://evil.example"
        }
        #expect(preflight.status == .forbidden)
        let get = service.get("/mcp")
        #expect(get.status == .methodNotAllowed)
        #expect(get.field("Allow") == "POST, OPTIONS")
        #expect(get.field("Access-Control-Allow-Origin") == nil)
    }
}
