import Glibc

/// A socket that takes connections; the file of a Unix socket comes and goes with it.
final class ListenSocket {
    let descriptor: Int32
    /// Where it really listens: with the port that the system chose.
    let address: ListenAddress

    init(_ address: ListenAddress) throws(ServerError) {
        do {
            descriptor = try openSocket(bound: address)
        } catch {
            throw .cannotListen(address, error)
        }
        self.address =
            switch address {
            case .internet(let host, _): .internet(host: host, port: SocketAddress.port(of: descriptor))
            case .unix: address
            }
    }

    var hasConnectionsToAccept: Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&event, 1, 0) > 0
    }

    deinit {
        close(descriptor)
        if case .unix(let path) = address { unlink(path) }
    }
}

/// More connections than wait at once; the kernel caps it at `net.core.somaxconn`.
private let backlog: Int32 = 1024

private func openSocket(bound address: ListenAddress) throws(Errno) -> Int32 {
    let socketAddress = SocketAddress(address)
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let socket = try Errno.check(socket(socketAddress.family, type, 0))
    do {
        // A restart must not wait until the connections of the last run are forgotten.
        try set(SO_REUSEADDR, of: SOL_SOCKET, to: 1, on: socket)
        if socketAddress.family == AF_INET6 {
            // Whatever `net.ipv6.bindv6only` says, `[::]` means everybody.
            try set(IPV6_V6ONLY, of: Int32(IPPROTO_IPV6), to: 0, on: socket)
        }
        if case .unix(let path) = address { removeStaleSocket(at: path, socketAddress) }
        try socketAddress.bind(socket)
        _ = try Errno.check(listen(socket, backlog))
    } catch {
        close(socket)
        throw error
    }
    return socket
}

private func set(_ option: Int32, of level: Int32, to value: Int32, on socket: Int32) throws(Errno) {
    var value = value
    let size = socklen_t(MemoryLayout<Int32>.size)
    _ = try Errno.check(setsockopt(socket, level, option, &value, size))
}

/// Removes the socket of a run that ended without cleaning up: one that nobody answers on.
private func removeStaleSocket(at path: String, _ address: SocketAddress) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return }
    let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard probe != -1 else { return }
    defer { close(probe) }
    do {
        try address.connect(probe)
    } catch {
        if error.code == ECONNREFUSED { unlink(path) }
    }
}
