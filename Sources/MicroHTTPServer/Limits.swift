/// The limits of a server: of a request, beyond which it has a `Violation`, of its connections, and of its work.
enum Limits {
    // MARK: Requests

    /// The size of a request target in bytes; browsers and proxies pass on less.
    static let target = 8192
    /// The size of all header fields in bytes: names, values and the punctuation between them.
    static let fields = 8192
    /// The number of header fields; each takes 72 bytes of the memory of its connection beside its text.
    static let fieldCount = 100
    /// The size in bytes of all bodies of requests that the server holds, complete or not.
    static let receivedBodies = 4_194_304
    /// The size in bytes of those of one address.
    static let receivedBodiesOfAddress = 2_097_152
    /// The size in bytes of all bodies with the files of projects that the server holds, beside the others.
    static let receivedFiles = 8_388_608
    /// The size in bytes of those of one address.
    static let receivedFilesOfAddress = 4_194_304
    /// The number of those of one address at the same time.
    static let receivedFileBodiesOfAddress = 1
    /// The bytes of a body with the files of a project for which its client has one second more.
    static let fileRate = 65_536
    /// The number of bytes that are read of a body that is too large, so that its client receives the error.
    ///
    /// The connection of a client that sends more is closed.
    static let discardedBody = 1_048_576

    // MARK: Connections

    /// The default number of simultaneous connections.
    static let connections = 1000
    /// The default number of simultaneous connections of one address.
    ///
    /// One benchmark of 512 connections fits, and one address cannot take all.
    static let connectionsOfAddress = 600
    /// The number of connections beyond the limit that are reserved for health checks.
    static let reservedConnections = 16
    /// The number of connections beyond the limit with a complete request that wait for a place.
    static let waitingConnections = 32
    /// The number of descriptors that remain for files, sockets that listen, and lingering sockets.
    static let reservedDescriptors = 64
    /// The number of connections that wait in the queue of the system; the kernel caps it at
    /// `net.core.somaxconn`.
    static let backlog: Int32 = 1024
    /// The number of connections that are accepted before others are served.
    static let acceptBatch = 64
    /// The size in bytes of what is read of the first request of a connection before a loop receives it: a target
    /// and fields of the greatest size, and the method, the version and line breaks.
    static let firstHeader = target + fields + 1024
    /// The number of parts in which the header of the first request of a connection may arrive.
    static let firstHeaderParts = 128
    /// The number of connections that a loop opens in one turn: each takes some twenty microseconds with its request.
    static let openingBatch = 32
    /// The memory of a connection in bytes.
    ///
    /// It contains the header of the request, 72 bytes for each of its fields, and the header of the response.
    /// 24 KiB are the least that lets the server respond to a target and fields of 8 KiB each. libmicrohttpd clears
    /// it after each request, which takes time in proportion.
    static let connectionMemory = 24_576
    /// The size in bytes of what the kernel holds of responses that a client has not read, on each connection.
    static let sendBuffer: Int32 = 262_144
    /// The default size in bytes of all response bodies that wait to be sent.
    static let waitingBodies = 16_777_216
    /// The time in seconds after which a response that is not read completely gives way to others, if the memory for
    /// responses is short.
    static let stalledResponseTime = 1
    /// The number of connections in a lingering close, for each thread; further ones are closed at once.
    static let lingeringSockets = 32

    // MARK: Work

    /// The price in microseconds up to which a job is done on the loop of its connection.
    ///
    /// To suspend the connection and to wake a thread takes some twenty microseconds; and most such jobs take far
    /// less than their price, which is an upper bound for a service that has drawn nothing before.
    static let jobOnLoop = 300
    /// The default price in microseconds of all jobs that wait for a thread of a lane.
    static let queue = 8_000_000
    /// The default price in microseconds of the jobs of one address that wait.
    static let queueOfAddress = 5_000_000
    /// The number of threads that draw rasters.
    ///
    /// The pixels of one raster take as much memory as the caches; and a thread of their own leaves the others free for
    /// pictures, which take a hundredth of the time.
    static let rasterThreads = 1
    /// The number of threads of the lane for work that waits.
    static let waitingThreads = 4
    /// The default number of threads of the lane for sources of users.
    static let styleThreads = 2

    // MARK: Times

    /// The time in milliseconds that a request waits for a place, while idle connections are closed for it.
    static let placeTimeout = 250
    /// The time in milliseconds that no connection is accepted while others are closed for those that wait.
    static let displacementTimeout = 20
    /// The interval in microseconds at which the acceptor checks whether they are closed.
    static let displacementInterval: UInt32 = 100
    /// The interval in milliseconds at which deadlines are checked.
    static let clockInterval: Int32 = 250
    /// The time in seconds in which a stop accepts connections, and waits for the rest of their requests.
    static let stopRequestTimeout = 1
    /// The time in milliseconds that a stop leaves connections without a request open: a client that sends its next
    /// request meanwhile has a response, which tells it to connect again.
    static let stopIdleTimeout = 200
    /// The interval in milliseconds at which a loop that stops checks whether its connections have ended.
    static let stopInterval: Int32 = 10
    /// The time in seconds that a stop waits for the end of a job under way.
    static let jobTimeout = 2
    /// The time in seconds after which a lingering close ends.
    static let lingerTimeout = 2
}
