import Glibc

/// A listening socket; it creates the file of a Unix socket and removes it at its end.
package final class ListenSocket {
    let descriptor: Int32
    /// The actual address, with the port that the system chose.
    package let address: ListenAddress

    /// Listens at an address; connections wait until a server accepts them.
    package init(_ address: ListenAddress) throws(ServerError) {
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

    var hasConnectionsToAccept: Bool { Descriptors.isReadable(descriptor) }

    deinit {
        close(descriptor)
        if case .unix(let path) = address { unlink(path) }
    }
}

private func openSocket(bound address: ListenAddress) throws(Errno) -> Int32 {
    let socketAddress = SocketAddress(address)
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    let socket = try Errno.check(socket(socketAddress.family, type, 0))
    do {
        // Otherwise a restart fails while connections of the last run are in TIME_WAIT.
        try set(SO_REUSEADDR, level: SOL_SOCKET, to: 1, on: socket)
        if socketAddress.family == AF_INET6 {
            // `[::]` accepts IPv4 and IPv6, whatever `net.ipv6.bindv6only` is.
            try set(IPV6_V6ONLY, level: Int32(IPPROTO_IPV6), to: 0, on: socket)
        }
        // Connections inherit both.
        try set(SO_SNDBUF, level: SOL_SOCKET, to: Limits.sendBuffer, on: socket)
        if socketAddress.family != AF_UNIX {
            try set(TCP_NODELAY, level: Int32(IPPROTO_TCP), to: 1, on: socket)
        }
        if case .unix(let path) = address { removeStaleSocket(at: path, address: socketAddress) }
        try socketAddress.bind(socket)
        _ = try Errno.check(listen(socket, Limits.backlog))
    } catch {
        close(socket)
        throw error
    }
    return socket
}

private func set(_ option: Int32, level: Int32, to value: Int32, on socket: Int32) throws(Errno) {
    var value = value
    let size = socklen_t(MemoryLayout<Int32>.size)
    _ = try Errno.check(setsockopt(socket, level, option, &value, size))
}

/// Removes the socket file of a run that ended without cleaning up, on which no process listens.
private func removeStaleSocket(at path: String, address: SocketAddress) {
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
