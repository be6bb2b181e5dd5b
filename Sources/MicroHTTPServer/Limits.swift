/// How much of a request the server takes; beyond it the request has a `Violation`.
enum Limits {
    /// In bytes; longer than what browsers and proxies pass on.
    static let target = 8192
    /// In bytes, over all names and values and the punctuation between them.
    static let fields = 8192
    /// In bytes.
    static let body = 65_536
    /// In bytes: a body of unknown length that is too large is read so far, to be answered; beyond it
    /// the connection is cut.
    static let discardedBody = 1_048_576
    /// The memory of a connection, in bytes: it holds the header of a request, then that of the answer.
    static let connectionMemory = 32_768
}
