/// A limit that a request broke; the transport finds it, whoever answers says so.
package enum Violation: Hashable, Sendable {
    /// The request target is longer than the transport takes; `Request.target` holds its beginning.
    case targetTooLong
    /// The header fields together are larger than the transport takes.
    case fieldsTooLarge
    /// The body is larger than the transport takes; `Request.body` is empty.
    case bodyTooLarge
    /// The end of the body is told in two ways, of which a proxy may follow the other (RFC 9112 §6.3).
    case bodyLengthAmbiguous
    /// An HTTP/1.1 request names no host, or several (RFC 9112 §3.2).
    case hostInvalid
}
