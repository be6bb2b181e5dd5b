import Glibc

@testable import MicroHTTPServer

/// A connection to a server that sends and receives bytes, right or wrong.
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

    /// Sends a text; false if the server hangs up before it has taken all of it.
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

    /// Sends a request and receives its answer.
    func ask(_ method: String = "GET", _ target: String = "/", fields: [String] = [], body: String = "")
        throws -> Answer
    {
        let lines = ["\(method) \(target) HTTP/1.1", "Host: test"] + fields
        send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
        return try receive(isBodyless: method == "HEAD")
    }

    /// Receives one answer and leaves what follows it for the next.
    func receive(isBodyless: Bool = false) throws -> Answer {
        while true {
            if let (answer, size) = Answer.parse(received, isBodyless: isBodyless) {
                received.removeFirst(size)
                return answer
            }
            guard try receiveMore() else { throw NoAnswer.closed }
        }
    }

    /// Whether the server closes the connection without a further word.
    func receivesEnd() throws -> Bool {
        try received.isEmpty && !receiveMore()
    }

    /// Appends what has come; false at the end of the connection.
    private func receiveMore() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else { throw errno == EAGAIN ? NoAnswer.late : NoAnswer.reset }
        received += buffer.prefix(count)
        return count > 0
    }
}

/// Why a client has no answer.
enum NoAnswer: Error {
    case closed, late, reset
}
