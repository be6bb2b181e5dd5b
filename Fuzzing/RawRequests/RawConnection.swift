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
                let events = wait(for: POLLIN | POLLOUT, milliseconds: 5000)
                precondition(events != 0, "the server neither reads nor responds")
                if events & POLLIN != 0 { receive() }
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
            guard wait(for: POLLIN, milliseconds: 5000) != 0 else {
                let text = String(decoding: received, as: UTF8.self)
                fatalError("the connection does not end after \(text.debugDescription)")
            }
            receive()
        }
    }

    /// Receives what arrives within a time, in milliseconds.
    mutating func receive(within milliseconds: Int32) {
        if !hasEnded, wait(for: POLLIN, milliseconds: milliseconds) != 0 { receive() }
    }

    /// Waits until one of some events has occurred, and returns those that have; 0 after the time.
    private func wait(for events: Int32, milliseconds: Int32) -> Int32 {
        var event = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        // The timer of libFuzzer interrupts the call; it then waits once more for the whole time.
        while poll(&event, 1, milliseconds) == -1, errno == EINTR {}
        return Int32(event.revents)
    }

    private mutating func receive() {
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
            let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count > 0 { received += buffer[..<count] } else { hasEnded = true }
        }
    }
}
