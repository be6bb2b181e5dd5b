/// The header fields of the Model Context Protocol, which repeat parts of the body for proxies.
package struct MCPFields: Equatable, Sendable {
    /// `MCP-Protocol-Version`.
    package var protocolVersion: String?
    /// `Mcp-Method`.
    package var method: String?
    /// `Mcp-Name`: of a tool.
    package var name: String?

    package init(protocolVersion: String? = nil, method: String? = nil, name: String? = nil) {
        self.protocolVersion = protocolVersion
        self.method = method
        self.name = name
    }
}
