import Glibc

@testable import MicroHTTPServer

/// A connection to a server that can also send invalid requests.
final class Client {
    let descriptor: Int32
    private var received: [UInt8] = []

    init(_ address: ListenAddress) throws {
        let target = SocketAddress(address)
        descriptor = try Errno.check(socket(target.family, Int32(SOCK_STREAM.rawValue), 0))
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        try target.connect(descriptor)
    }

    deinit {
        close(descriptor)
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
