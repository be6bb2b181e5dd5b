/// A rule of HTTP that a request breaks, or a limit of the server that it exceeds.
///
/// The server detects it, and the responder responds with an error.
package enum Violation: Error, Hashable, Sendable {
    // MARK: Size

    /// The request target is longer than the limit, in bytes; `Request.target` is its beginning.
    case targetTooLong(limit: Int)
    /// The header fields together are larger than the limit, in bytes.
    case fieldsTooLarge(limit: Int)
    /// The body is larger than the limit, in bytes; `Request.body` is empty.
    case bodyTooLarge(limit: Int)

    // MARK: Syntax

    /// The request line is not a method, a target and a version, each separated by one space (RFC 9112 §3).
    case requestLineMalformed
    /// A line of the header is not a field: a name, a colon and a value without control characters (RFC 9112 §5).
    case fieldMalformed
    /// An HTTP/1.1 request has no `Host` field, or several (RFC 9112 §3.2).
    case hostInvalid

    // MARK: Body

    /// Two fields specify the length of the body, and a proxy may use the other one (RFC 9112 §6.3).
    case bodyLengthAmbiguous
    /// `Content-Length` is not a number (RFC 9112 §6.3).
    case bodyLengthInvalid
    /// `Transfer-Encoding` is not `chunked` (RFC 9112 §6.1).
    case transferCodingUnknown

    // MARK: Version and load

    /// The version is not HTTP/1.0 or HTTP/1.1 (RFC 9112 §2.3).
    case versionUnsupported
    /// All connections, or all places in a queue, are taken.
    case overloaded
    /// The address of the client has more connections or more work under way than its share.
    case tooManyRequests
}
