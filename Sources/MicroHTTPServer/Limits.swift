/// The limits of a server: of a request, beyond which it has a `Violation`, and of its connections.
enum Limits {
    // MARK: Requests

    /// The size of a request target in bytes; browsers and proxies pass on less.
    static let target = 8192
    /// The size of all header fields in bytes: names, values and the punctuation between them.
    static let fields = 8192
    /// The size of a body in bytes.
    static let body = 65_536
    /// The number of bytes that are read of a body that is too large, so that its client receives the error.
    ///
    /// The connection of a client that sends more is closed.
    static let discardedBody = 1_048_576

    // MARK: Connections

    /// The default number of simultaneous connections on one address.
    ///
    /// It is below 1,024, the number of descriptors that a process may have by default.
    static let connections = 1000
    /// The number of connections that wait in the queue of the system; the kernel caps it at
    /// `net.core.somaxconn`.
    static let backlog: Int32 = 1024
    /// The memory of a connection in bytes.
    ///
    /// It contains the header of the request, 64 bytes for each of its fields, and the header of the response.
    /// So 34 KiB are the least that lets the server respond to a target or a field of 32 KiB; the rest is for
    /// many small fields. libmicrohttpd clears it after each request: compared with 32 KiB this costs 2 % of the
    /// time of a request; 72 KiB, which a cookie of 32 KiB would need, cost 7 %.
    static let connectionMemory = 40_960
    /// The number of connections in a lingering close; further ones are closed at once.
    static let lingeringSockets = 64
    /// The number of corked responses that are sent together, so that the first does not wait long for the last.
    static let corkedResponses = 32

    // MARK: Times

    /// The default time in seconds after which a silent connection is closed.
    static let idleTimeout = 30
    /// The default time in seconds that a stop waits for exchanges under way.
    static let drainTimeout = 10
    /// The time in seconds in which a stop accepts connections: they may arrive faster than it accepts them.
    static let acceptTimeout = 1
    /// The time in seconds after which a lingering close ends.
    static let lingerTimeout = 2
}
