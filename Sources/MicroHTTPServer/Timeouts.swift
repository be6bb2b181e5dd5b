/// The times in seconds that the parts of an exchange may take, however the client divides what it sends.
package struct Timeouts: Hashable, Sendable {
    /// The time without a request, after which a connection is closed.
    package var idle = 30
    /// The time in which the header of a request arrives.
    package var header = 10
    /// The time in which the body of a request arrives.
    package var body = 10
    /// The time in which a client reads a response, beside the time at the slowest rate.
    package var response = 30
    /// The slowest rate at which a client may read a response, in bytes a second.
    package var responseRate = 65_536
    /// The time that a stop waits for exchanges under way.
    package var drain = 10
}
