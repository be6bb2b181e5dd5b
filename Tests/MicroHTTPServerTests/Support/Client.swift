import Glibc

@testable import MicroHTTPServer

/// A connection to a server that can also send invalid requests.
final class Client {
    let descriptor: Int32
    private var received: [UInt8] = []

    /// Connects to a server, from an address of this machine if one is given.
    init(_ address: ListenAddress, from source: String? = nil) throws {
        let target = SocketAddress(address)
        descriptor = try Errno.check(socket(target.family, Int32(SOCK_STREAM.rawValue), 0))
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        if let source { try SocketAddress(.internet(host: source, port: 0)).bind(descriptor) }
        try target.connect(descriptor)
    }

    deinit {
        close(descriptor)
    }

    /// Limits what the system receives before it is read, to about a number of bytes.
    func limitReceiveBuffer(to size: Int32) {
        var size = size
        setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Sends a text; false if the server closes the connection before it has received all of it.
    @discardableResult
    func send(_ text: String) -> Bool {
        var rest = [UInt8](text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Lets the end of the client reset the connection.
    func resetOnClose() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    /// Ends what is sent, but not what is received.
    func endSending() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Sends a request and receives its response.
    func request(
        _ method: String = "GET",
        target: String = "/",
        fields: [String] = [],
        body: String = ""
    ) throws -> ReceivedResponse {
        let lines = ["\(method) \(target) HTTP/1.1", "Host: test"] + fields
        send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
        return try receive(isBodyless: method == "HEAD")
    }

    /// Receives one response; the bytes after it remain for the next one.
    func receive(isBodyless: Bool = false) throws -> ReceivedResponse {
        while true {
            if let (response, size) = ReceivedResponse.parse(received, isBodyless: isBodyless) {
                received.removeFirst(size)
                return response
            }
            guard try receiveMore() else { throw ReceiveError.closed }
        }
    }

    /// Whether the server closes the connection without sending more.
    func receivesEnd() throws -> Bool {
        try received.isEmpty && !receiveMore()
    }

    /// Whether the server closes the connection, with or without a reset, within a number of milliseconds.
    func isClosed(within milliseconds: Int32 = 3000) throws -> Bool {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&event, 1, milliseconds) > 0 else { return false }
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0
    }

    /// Appends the bytes that have arrived; false at the end of the connection.
    private func receiveMore() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else { throw errno == EAGAIN ? ReceiveError.timedOut : ReceiveError.reset }
        received += buffer.prefix(count)
        return count > 0
    }
}

/// The reason why a client has no response.
enum ReceiveError: Error {
    case closed, timedOut, reset
}
