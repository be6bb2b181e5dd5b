import HTTP
import JSONReading

/// A message of a client: a request, or a notification, which has no identifier.
struct MCPMessage {
    /// A string or a whole number; `nil` for a notification.
    let id: JSONValue?
    let method: String
    let parameters: JSONValue

    /// The message of a body; `nil` for a response of the client, which needs none.
    init?(_ body: JSONValue) throws(MCPError) {
        guard case .object = body, body["jsonrpc"] == "2.0" else {
            throw .invalidRequest("The body is one JSON-RPC 2.0 message.")
        }
        switch body["id"] {
        case .none: id = nil
        case .some(.string(let text)): id = .string(text)
        case .some(.number(let number)) where number == number.rounded(): id = .number(number)
        default: throw .invalidRequest("The identifier is a string or a whole number.")
        }
        guard let method = body["method"] else {
            guard body["result"] != nil || body["error"] != nil else {
                throw .invalidRequest("The message has no method.")
            }
            return nil
        }
        guard case .string(let method) = method else { throw .invalidRequest("The method is a string.") }
        self.method = method
        parameters = body["params"] ?? .object([])
        guard case .object = parameters else { throw .invalidRequest("The parameters are an object.") }
    }

    /// The revision that the message, and the header fields with it, are of.
    func revision(_ fields: MCPFields) throws(MCPError) -> MCPRevision {
        let meta = parameters["_meta"]
        guard case .string(let version) = meta?[Self.versionName] else {
            return try revisionWithoutVersion(fields)
        }
        guard fields.isOfStream || fields.protocolVersion == version else {
            throw .headerMismatch("MCP-Protocol-Version")
        }
        guard version == MCPRevision.stateless.rawValue else { throw .unsupportedRevision(version) }
        guard fields.isOfStream || fields.method.map(Self.decoded) == method else {
            throw .headerMismatch("Mcp-Method")
        }
        if !fields.isOfStream, method == MCPMethod.callTool, case .string(let name) = parameters["name"],
            fields.name.map(Self.decoded) != name
        {
            throw .headerMismatch("Mcp-Name")
        }
        guard case .object = meta?[Self.capabilitiesName] else {
            throw .invalidParameters("_meta has no object \(Self.capabilitiesName).", status: .badRequest)
        }
        return .stateless
    }

    private func revisionWithoutVersion(_ fields: MCPFields) throws(MCPError) -> MCPRevision {
        switch fields.protocolVersion {
        // A handshake has no field.
        case .none, MCPRevision.handshake.rawValue: return .handshake
        case MCPRevision.stateless.rawValue:
            throw .invalidParameters("_meta has no \(Self.versionName).", status: .badRequest)
        case .some(let version): throw .unsupportedRevision(version)
        }
    }

    /// The text of a field, which may be Base64 between `=?base64?` and `?=`.
    private static func decoded(_ field: String) -> String {
        let (prefix, suffix) = ("=?base64?", "?=")
        guard field.hasPrefix(prefix), field.hasSuffix(suffix), field.count >= prefix.count + suffix.count
        else {
            return field
        }
        let text = field.dropFirst(prefix.count).dropLast(suffix.count)
        return JSON.text(base64: String(text)) ?? field
    }

    private static let versionName = "io.modelcontextprotocol/protocolVersion"
    private static let capabilitiesName = "io.modelcontextprotocol/clientCapabilities"
}

/// The names of methods.
enum MCPMethod {
    static let discover = "server/discover"
    static let initialize = "initialize"
    static let ping = "ping"
    static let listTools = "tools/list"
    static let callTool = "tools/call"
}
