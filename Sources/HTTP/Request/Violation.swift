/// A rule of HTTP or a limit of the server that a request breaks.
///
/// The server detects it, and the responder responds with an error.
package enum Violation: Hashable, Sendable {
    /// The request target is longer than the limit, in bytes; `Request.target` is its beginning.
    case targetTooLong(limit: Int)
    /// The header fields together are larger than the limit, in bytes.
    case fieldsTooLarge(limit: Int)
    /// The body is larger than the limit, in bytes; `Request.body` is empty.
    case bodyTooLarge(limit: Int)
    /// Two fields specify the length of the body, and a proxy may use the other one (RFC 9112 §6.3).
    case bodyLengthAmbiguous
    /// An HTTP/1.1 request has no `Host` field, or several (RFC 9112 §3.2).
    case hostInvalid
}
