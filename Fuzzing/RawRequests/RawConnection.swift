import Glibc

/// A connection to the server, over a Unix socket, on which any bytes can be sent.
struct RawConnection: ~Copyable {
    let descriptor: Int32
    private(set) var received: [UInt8] = []
    /// Whether the server has closed its side.
    private(set) var hasEnded = false

    init(to path: String) {
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        let result = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        precondition(result == 0, "cannot connect: \(errno)")
    }

    deinit {
        close(descriptor)
    }

    /// Sends bytes as far as the server reads them, and receives meanwhile, so that neither side waits for the other.
    mutating func send(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        while !rest.isEmpty, !hasEnded {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var event = pollfd(fd: descriptor, events: Int16(POLLIN | POLLOUT), revents: 0)
                precondition(poll(&event, 1, 5000) > 0, "the server neither reads nor responds")
                if event.revents & Int16(POLLIN) != 0 { receive() }
            } else {
                // The server has closed the connection; what it has sent can be read.
                return
            }
        }
    }

    /// Ends what is sent, and receives until the server closes the connection.
    mutating func finish() {
        shutdown(descriptor, Int32(SHUT_WR))
        while !hasEnded {
            guard waitForBytes(milliseconds: 5000) else {
                let text = String(decoding: received, as: UTF8.self)
                fatalError("the connection does not end after \(text.debugDescription)")
            }
            receive()
        }
    }

    /// Receives what arrives within a time, in milliseconds.
    mutating func receive(within milliseconds: Int32) {
        if !hasEnded, waitForBytes(milliseconds: milliseconds) { receive() }
    }

    private func waitForBytes(milliseconds: Int32) -> Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&event, 1, milliseconds) > 0
    }

    private mutating func receive() {
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
            let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count > 0 { received += buffer[..<count] } else { hasEnded = true }
        }
    }
}
