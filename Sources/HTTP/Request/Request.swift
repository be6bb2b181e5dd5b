/// A request as it arrived, before its target and its fields are interpreted.
///
/// It contains the header fields that a response may depend on. A field that occurs several times is one value
/// here, joined by commas (RFC 9110 §5.3).
package struct Request: Equatable, Sendable {
    package var method: Method
    /// The bytes of the request line between method and version, still percent-encoded.
    package var target: [UInt8]
    package var host: String?
    package var accept: String?
    package var acceptEncoding: String?
    package var ifNoneMatch: String?
    package var contentType: String?
    /// Whether a field says how long the body is, or that it ends with its last chunk (RFC 9112 §6.3).
    package var hasBodyLength: Bool
    package var origin: String?
    package var mcp: MCPFields
    package var authorization: String?
    /// The client to which limits apply; `nil` for one without limits.
    package var client: ClientID?
    package var body: [UInt8]
    /// The first rule or limit that the request breaks; if there is one, the response is an error.
    package var violation: Violation?

    package init(
        method: Method = .get,
        target: [UInt8],
        host: String? = nil,
        accept: String? = nil,
        acceptEncoding: String? = nil,
        ifNoneMatch: String? = nil,
        contentType: String? = nil,
        hasBodyLength: Bool = false,
        origin: String? = nil,
        mcp: MCPFields = MCPFields(),
        authorization: String? = nil,
        client: ClientID? = nil,
        body: [UInt8] = [],
        violation: Violation? = nil
    ) {
        self.method = method
        self.target = target
        self.host = host
        self.accept = accept
        self.acceptEncoding = acceptEncoding
        self.ifNoneMatch = ifNoneMatch
        self.contentType = contentType
        self.hasBodyLength = hasBodyLength
        self.origin = origin
        self.mcp = mcp
        self.authorization = authorization
        self.client = client
        self.body = body
        self.violation = violation
    }
}
