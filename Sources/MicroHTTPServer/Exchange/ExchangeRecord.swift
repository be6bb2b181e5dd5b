package import HTTP

/// What is worth writing down about a finished exchange: not the query, since titles stay private.
package struct ExchangeRecord: Sendable {
    package let id: RequestID
    package let method: Method
    /// As it was sent, still percent-encoded.
    package let path: [UInt8]
    package let status: Status
    /// The length of the body that was sent; 0 in answer to HEAD.
    package let bodySize: Int
    /// From the request line to the last byte handed to the system, in microseconds.
    package let duration: Int
    /// Whether the whole answer went out; otherwise the client left or was too slow.
    package let isComplete: Bool
}
