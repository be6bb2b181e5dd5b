/// How much of a request the server takes; beyond it the request has a `Violation`.
enum Limits {
    /// In bytes; longer than what browsers and proxies pass on.
    static let target = 8192
    /// In bytes, over all names and values and the punctuation between them.
    static let fields = 8192
    /// In bytes.
    static let body = 65_536
    /// In bytes: how much is read of a body that is too large, so that its client hears why.
    ///
    /// A client that sends still more is cut off.
    static let discardedBody = 1_048_576
    /// The memory of a connection, in bytes.
    ///
    /// It holds the header of the request, 64 bytes for each of its fields, and the header of the answer.
    /// So 34 KiB are the least that lets us answer a target or a field of 32 KiB; the rest is for many
    /// small fields. libmicrohttpd clears it after each request: against 32 KiB this costs 2 % of the
    /// time of a request, 72 KiB, which a cookie of 32 KiB would need, cost 7 %.
    static let connectionMemory = 40_960
}
