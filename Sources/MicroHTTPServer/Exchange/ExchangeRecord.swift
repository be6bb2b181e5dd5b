public import HTTP

/// What is worth writing down about a finished exchange: not the query, since titles stay private.
public struct ExchangeRecord: Sendable {
    public let id: RequestID
    public let method: Method
    /// As it was sent, still percent-encoded.
    public let path: [UInt8]
    public let status: Status
    /// The length of the body that was sent; 0 in answer to HEAD.
    public let bodySize: Int
    /// From the request line to the last byte handed to the system, in microseconds.
    public let duration: Int
    /// Whether the whole answer went out; otherwise the client left or was too slow.
    public let isComplete: Bool
}
