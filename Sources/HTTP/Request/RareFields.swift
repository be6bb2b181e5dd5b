/// The header fields of requests with a body, and of scripts in a browser.
package struct RareFields: Equatable, Sendable {
    package var contentType: String?
    package var origin: String?
    /// The field `Host`, which anybody can set; without an origin, a request has it if the server is told to read it.
    package var host: String?
    package var mcp: MCPFields
    package var authorization: String?

    package init(
        contentType: String? = nil,
        origin: String? = nil,
        host: String? = nil,
        mcp: MCPFields = MCPFields(),
        authorization: String? = nil
    ) {
        self.contentType = contentType
        self.origin = origin
        self.host = host
        self.mcp = mcp
        self.authorization = authorization
    }
}

extension Request {
    package var contentType: String? {
        get { rareFields.contentType }
        set { rareFields.contentType = newValue }
    }

    package var origin: String? {
        get { rareFields.origin }
        set { rareFields.origin = newValue }
    }

    package var host: String? {
        get { rareFields.host }
        set { rareFields.host = newValue }
    }

    package var mcp: MCPFields {
        get { rareFields.mcp }
        set { rareFields.mcp = newValue }
    }

    package var authorization: String? {
        get { rareFields.authorization }
        set { rareFields.authorization = newValue }
    }
}
