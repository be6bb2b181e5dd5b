/// A request as it arrived: what is written in it, not yet what it means.
///
/// Of the header fields it keeps those that an answer may depend on. A field that came more than once
/// is one value here, joined by commas (RFC 9110 §5.3).
public struct Request: Equatable, Sendable {
    public var method: Method
    /// The bytes of the request line between method and version, not unescaped.
    public var target: [UInt8]
    public var host: String?
    public var accept: String?
    public var acceptEncoding: String?
    public var ifNoneMatch: String?
    public var contentType: String?
    public var body: [UInt8]
    /// The limit that the request broke; with one, it wants an error for an answer.
    public var violation: Violation?

    public init(
        method: Method = .get,
        target: [UInt8],
        host: String? = nil,
        accept: String? = nil,
        acceptEncoding: String? = nil,
        ifNoneMatch: String? = nil,
        contentType: String? = nil,
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
        self.body = body
        self.violation = violation
    }
}
