/// The header fields of requests with a body, and of scripts in a browser.
package struct RareFields: Equatable, Sendable {
    package var contentType: String?
    package var origin: String?
    package var mcp: MCPFields
    package var authorization: String?

    package init(
        contentType: String? = nil,
        origin: String? = nil,
        mcp: MCPFields = MCPFields(),
        authorization: String? = nil
    ) {
        self.contentType = contentType
        self.origin = origin
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

    package var mcp: MCPFields {
        get { rareFields.mcp }
        set { rareFields.mcp = newValue }
    }

    package var authorization: String? {
        get { rareFields.authorization }
        set { rareFields.authorization = newValue }
    }
}
