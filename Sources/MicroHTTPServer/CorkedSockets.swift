import Glibc

/// Connections whose answers leave together, when the turn of the loop ends.
///
/// Whoever waits for an answer is woken by it, and to wake a thread of another core takes as long as to
/// draw a picture. A proxy on this machine waits on many connections at once: it is woken by the first
/// answer of a turn, and while it takes that, the others come.
///
/// A connection is corked once and stays so, until libmicrohttpd is to say something by itself. What it
/// holds is pushed out by setting `TCP_NODELAY`, which overrides a cork for what is written already (Linux,
/// `tcp_sock_set_nodelay`): one call for an answer, where to draw the cork and to put it back are two.
struct CorkedSockets {
    /// By the number of the socket.
    private var isCorked: [Bool] = []
    /// Those that hold answers, each as often as it holds one.
    private var waiting: [Int32] = []

    /// With so many they leave in any case, so that the first does not wait long for the last.
    private static let limit = 32

    /// A connection was opened, whose number another one may have had.
    mutating func forget(_ socket: Int32) {
        guard isCorked.indices.contains(Int(socket)) else { return }
        isCorked[Int(socket)] = false
    }

    /// Lets a connection keep what is written to it; nothing happens to one that is not TCP.
    mutating func cork(_ socket: Int32) {
        guard socket >= 0 else { return }
        let number = Int(socket)
        if number >= isCorked.count {
            isCorked += Array(repeating: false, count: number + 1 - isCorked.count)
        }
        if !isCorked[number] { isCorked[number] = set(TCP_CORK, to: 1, on: socket) }
    }

    /// Lets go what is written to a connection from now on.
    mutating func uncork(_ socket: Int32) {
        guard isCorked.indices.contains(Int(socket)), isCorked[Int(socket)] else { return }
        isCorked[Int(socket)] = !set(TCP_CORK, to: 0, on: socket)
    }

    /// An answer has been written to a connection, and leaves when the turn ends.
    mutating func hold(_ socket: Int32) {
        guard isCorked.indices.contains(Int(socket)), isCorked[Int(socket)] else { return }
        waiting.append(socket)
        if waiting.count == Self.limit { release() }
    }

    /// Lets go what was kept.
    ///
    /// A socket that was closed since has sent all, and one that has its number by now is not harmed.
    mutating func release() {
        for socket in waiting { _ = set(TCP_NODELAY, to: 1, on: socket) }
        waiting.removeAll(keepingCapacity: true)
    }

    private func set(_ option: Int32, to value: Int32, on socket: Int32) -> Bool {
        var value = value
        let size = socklen_t(MemoryLayout<Int32>.size)
        return setsockopt(socket, Int32(IPPROTO_TCP), option, &value, size) == 0
    }
}
