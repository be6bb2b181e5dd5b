import Glibc

/// Connections in a lingering close: they ended while their client was still sending (RFC 9112 §9.6).
///
/// If a socket is closed with unread bytes, the system sends a reset, which can reach the client before the response
/// and discard it. So a second descriptor of the socket stays open: its input is read and discarded until the client
/// closes the connection.
struct LingeringSockets {
    private struct LingeringSocket {
        let descriptor: Int32
        let deadline: MonotonicTime
        /// The number of bytes that are still read.
        var remainingSize = Limits.discardedBody
    }

    private var sockets: [LingeringSocket] = []

    /// Keeps the socket of a connection open beyond the end of the connection, with a second descriptor.
    mutating func add(_ socket: Int32) {
        guard sockets.count < Limits.lingeringSockets else { return }
        let copy = fcntl(socket, F_DUPFD_CLOEXEC, 0)
        if copy != -1 { take(copy) }
    }

    /// Takes over a socket, and closes it in the end.
    mutating func take(_ socket: Int32) {
        let deadline = MonotonicTime.now.advanced(bySeconds: Limits.lingerTimeout)
        var lingering = LingeringSocket(descriptor: socket, deadline: deadline)
        guard sockets.count < Limits.lingeringSockets else {
            // Input that has arrived already would cause a reset.
            _ = discardInput(of: &lingering)
            close(socket)
            return
        }
        sockets.append(lingering)
    }

    var isEmpty: Bool { sockets.isEmpty }

    /// Discards the input that has arrived, and closes the sockets that are finished.
    mutating func drain() {
        guard !sockets.isEmpty else { return }
        let now = MonotonicTime.now
        for index in sockets.indices.reversed()
        where !discardInput(of: &sockets[index]) || sockets[index].deadline < now {
            close(sockets.remove(at: index).descriptor)
        }
    }

    /// Discards the input that has arrived; false if no more is expected.
    private func discardInput(of socket: inout LingeringSocket) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
            while socket.remainingSize > 0 {
                let count = recv(socket.descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                guard count > 0 else { return count == -1 && errno == EAGAIN }
                socket.remainingSize -= count
            }
            return false
        }
    }

    mutating func closeAll() {
        for socket in sockets { close(socket.descriptor) }
        sockets = []
    }
}
