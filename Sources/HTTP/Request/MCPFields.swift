/// The header fields of the Model Context Protocol, which repeat parts of the body for proxies.
package struct MCPFields: Equatable, Sendable {
    /// `MCP-Protocol-Version`.
    package var protocolVersion: String?
    /// `Mcp-Method`.
    package var method: String?
    /// `Mcp-Name`: of a tool.
    package var name: String?
    /// Whether the message came over a stream, which has no header.
    package var isOfStream = false

    package init(protocolVersion: String? = nil, method: String? = nil, name: String? = nil) {
        self.protocolVersion = protocolVersion
        self.method = method
        self.name = name
    }

    /// Those of a message over a stream.
    package static var ofStream: MCPFields {
        var fields = MCPFields()
        fields.isOfStream = true
        return fields
    }
}
