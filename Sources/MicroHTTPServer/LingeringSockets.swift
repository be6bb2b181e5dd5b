import Glibc

/// Connections that ended while their client was still sending.
///
/// To close a socket with unread bytes makes the system send a reset, which can overtake the answer and
/// take it away from the client. So we hold a second descriptor of it, read and forget what comes, and
/// close when the client does (RFC 9112 §9.6).
struct LingeringSockets {
    private struct Lingerer {
        let socket: Int32
        let deadline: MonotonicTime
        var budget: Int
    }

    /// More than that are closed the rude way.
    private static let limit = 64
    /// In seconds.
    private static let longest = 2

    private var lingerers: [Lingerer] = []

    /// Keeps a connection's socket open beyond the connection.
    mutating func keep(_ socket: Int32) {
        guard lingerers.count < LingeringSockets.limit else { return }
        let copy = fcntl(socket, F_DUPFD_CLOEXEC, 0)
        guard copy != -1 else { return }
        lingerers.append(
            Lingerer(
                socket: copy,
                deadline: .now.advanced(bySeconds: LingeringSockets.longest),
                budget: Limits.discardedBody
            )
        )
    }

    func forEachDescriptor(_ body: (Int32) -> Void) {
        for lingerer in lingerers { body(lingerer.socket) }
    }

    /// Reads what has come, and closes those that are done.
    mutating func drain() {
        guard !lingerers.isEmpty else { return }
        let now = MonotonicTime.now
        for index in lingerers.indices.reversed()
        where !discardInput(of: &lingerers[index]) || lingerers[index].deadline < now {
            close(lingerers.remove(at: index).socket)
        }
    }

    /// Whether more may come.
    private func discardInput(of lingerer: inout Lingerer) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
            while lingerer.budget > 0 {
                let count = recv(lingerer.socket, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                guard count > 0 else { return count == -1 && errno == EAGAIN }
                lingerer.budget -= count
            }
            return false
        }
    }

    mutating func closeAll() {
        for lingerer in lingerers { close(lingerer.socket) }
        lingerers = []
    }
}
