import Glibc

/// Connections whose answers leave together, when the turn of the loop ends.
///
/// Whoever waits for an answer is woken by it, and to wake a thread of another core takes as long as to
/// draw a picture. A proxy on this machine waits on many connections at once: it is woken by the first
/// answer of a turn, and while it takes that, the others come.
struct CorkedSockets {
    private var sockets: [Int32] = []

    /// With so many they leave in any case, so that the first does not wait long for the last.
    private static let limit = 32

    /// Lets a connection keep what is written to it; nothing happens to one that is not TCP.
    mutating func cork(_ socket: Int32) {
        guard set(true, on: socket) else { return }
        sockets.append(socket)
    }

    /// Lets go what was kept, once there is enough of it.
    mutating func releaseIfFull() {
        if sockets.count >= Self.limit { release() }
    }

    /// Lets go what was kept.
    ///
    /// A socket that was closed since has sent all, and one that has its number by now is not harmed.
    mutating func release() {
        for socket in sockets { _ = set(false, on: socket) }
        sockets.removeAll(keepingCapacity: true)
    }

    private func set(_ isCorked: Bool, on socket: Int32) -> Bool {
        var value: Int32 = isCorked ? 1 : 0
        return setsockopt(socket, Int32(IPPROTO_TCP), TCP_CORK, &value, socklen_t(MemoryLayout<Int32>.size))
            == 0
    }
}
