/// A request as it arrived: what is written in it, not yet what it means.
///
/// Of the header fields it keeps those that an answer may depend on. A field that came more than once
/// is one value here, joined by commas (RFC 9110 §5.3).
package struct Request: Equatable, Sendable {
    package var method: Method
    /// The bytes of the request line between method and version, not unescaped.
    package var target: [UInt8]
    package var host: String?
    package var accept: String?
    package var acceptEncoding: String?
    package var ifNoneMatch: String?
    package var contentType: String?
    package var body: [UInt8]
    /// The limit that the request broke; with one, it wants an error for an answer.
    package var violation: Violation?

    package init(
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
