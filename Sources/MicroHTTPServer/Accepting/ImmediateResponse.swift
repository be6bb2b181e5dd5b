import Glibc
import HTTP

/// A response that is written to a socket without libmicrohttpd, as the last on its connection.
struct ImmediateResponse {
    private let bytes: [UInt8]

    init(_ response: Response, id: RequestID) {
        var bytes = Array("HTTP/1.1 \(response.status.code) \(response.status.reason)\r\n".utf8)
        bytes += Array("Date: ".utf8) + HTTPDate().bytes + Array("\r\nConnection: close\r\n".utf8)
        bytes += response.fields.bytes
        bytes += "X-Request-Id: \(id)\r\nContent-Length: \(response.body.count)\r\n\r\n".utf8
        self.bytes = bytes + response.body
    }

    /// Writes the response and ends the sending side of the connection.
    ///
    /// It is small enough for the buffer of a socket; what does not fit is lost with a client that does not read.
    func send(to socket: Int32) {
        _ = Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        shutdown(socket, Int32(SHUT_WR))
    }
}
