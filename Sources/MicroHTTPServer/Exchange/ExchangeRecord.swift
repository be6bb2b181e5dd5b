package import HTTP

/// A finished exchange, for logs; it does not contain the query, because titles are private.
package struct ExchangeRecord: Sendable {
    package let id: RequestID
    package let method: Method
    /// The path as it was sent, still percent-encoded.
    package let path: [UInt8]
    package let status: Status
    /// The size of the body that was sent; 0 for HEAD and for status 304.
    package let bodySize: Int
    /// The time from the request line to the last byte passed to the system, in microseconds.
    package let duration: Int
    /// Whether the whole response was sent; otherwise the client closed the connection or was too slow.
    package let isComplete: Bool
}
