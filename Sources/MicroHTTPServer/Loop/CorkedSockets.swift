import Glibc

/// Connections whose responses are sent together at the end of a turn of the loop.
///
/// A response wakes the client that waits for it, and waking a thread on another core takes as long as drawing a
/// picture. A proxy on the same machine waits on many connections at once: the first response of a turn wakes it,
/// and the others arrive while it reads that one.
///
/// A connection is corked once and stays corked until libmicrohttpd is to send something by itself. Its data is
/// flushed by setting `TCP_NODELAY`, which overrides a cork for data that is already written (Linux,
/// `tcp_sock_set_nodelay`). That is one call for each response; uncorking and corking again are two.
struct CorkedSockets {
    /// Whether a socket is corked, by its descriptor.
    private var isCorked: [Bool] = []
    /// The descriptors of sockets with unsent responses, once for each response.
    private var waiting: [Int32] = []

    /// Resets the state of a descriptor that a new connection has; an earlier one may have had the same.
    mutating func reset(_ socket: Int32) {
        guard isCorked.indices.contains(Int(socket)) else { return }
        isCorked[Int(socket)] = false
    }

    /// Holds data that is written to a connection from now on; has no effect on one that is not TCP.
    mutating func cork(_ socket: Int32) {
        guard socket >= 0 else { return }
        let index = Int(socket)
        if index >= isCorked.count {
            isCorked += Array(repeating: false, count: index + 1 - isCorked.count)
        }
        if !isCorked[index] { isCorked[index] = set(TCP_CORK, to: 1, on: socket) }
    }

    /// Sends data at once that is written to a connection from now on.
    mutating func uncork(_ socket: Int32) {
        guard isCorked.indices.contains(Int(socket)), isCorked[Int(socket)] else { return }
        isCorked[Int(socket)] = !set(TCP_CORK, to: 0, on: socket)
    }

    /// Registers a response that has been written to a connection, which is sent at the end of the turn.
    mutating func addResponse(on socket: Int32) {
        guard isCorked.indices.contains(Int(socket)), isCorked[Int(socket)] else { return }
        waiting.append(socket)
        if waiting.count == Limits.corkedResponses { flush() }
    }

    /// Sends the responses that are held.
    ///
    /// A socket that was closed since then has sent its data, and setting the option does no harm to a socket that
    /// has the same descriptor now.
    mutating func flush() {
        for socket in waiting { _ = set(TCP_NODELAY, to: 1, on: socket) }
        waiting.removeAll(keepingCapacity: true)
    }

    private func set(_ option: Int32, to value: Int32, on socket: Int32) -> Bool {
        var value = value
        let size = socklen_t(MemoryLayout<Int32>.size)
        return setsockopt(socket, Int32(IPPROTO_TCP), option, &value, size) == 0
    }
}
