import Glibc
import MicroHTTPServer

/// Checks whether a running service works; the health check of containers that have no HTTP client.
struct HealthCommand {
    private let host: String
    private let port: String
    private let path: String
    private let socketPath: String?

    /// The check of a URL, or of the address that the configuration sets.
    init(url: String?, configuration: Configuration) throws(ProgramError) {
        guard let url else {
            path = "/healthz"
            switch configuration.listen {
            case .unix(let path):
                (host, port, socketPath) = ("localhost", "", path)
            case .internet(let host, let port):
                let isAny = host == "0.0.0.0" || host == "::"
                (self.host, self.port, socketPath) = (isAny ? "127.0.0.1" : host, String(port), nil)
            }
            return
        }
        if url.hasPrefix("unix:") {
            (host, port, path) = ("localhost", "", "/healthz")
            socketPath = String(url.dropFirst("unix:".count))
            return
        }
        let scheme = "http://"
        guard url.hasPrefix(scheme) else { throw .usage("“\(url)” is not an http URL") }
        let rest = url.dropFirst(scheme.count)
        let authority = rest.prefix { $0 != "/" }
        let rawPath = String(rest.dropFirst(authority.count))
        path = rawPath.isEmpty || rawPath == "/" ? "/healthz" : rawPath
        socketPath = nil
        if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") {
            host = authority[..<colon].trimmingBrackets
            port = String(authority[authority.index(after: colon)...])
        } else {
            host = authority.trimmingBrackets
            port = "80"
        }
    }

    func run() throws(ProgramError) {
        let response = try request()
        let fields = response.split(separator: " ", maxSplits: 2)
        guard fields.count >= 2, fields[1] == "200" else {
            throw .failure("the service does not work: \(response.prefix { $0 != "\r\n" && $0 != "\n" })")
        }
        try Output.line("ok")
    }

    /// Sends the request and returns the beginning of the response.
    private func request() throws(ProgramError) -> String {
        let descriptor = try connect()
        defer { close(descriptor) }
        var limit = timeval(tv_sec: 3, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout.size(ofValue: limit)))
        }
        Output.write(
            Array("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n".utf8),
            to: descriptor
        )
        var buffer = [UInt8](repeating: 0, count: 512)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { throw .failure("the service does not respond") }
        return String(decoding: buffer[..<count], as: UTF8.self)
    }

    private func connect() throws(ProgramError) -> Int32 {
        if let socketPath { return try connect(toSocketAt: socketPath) }
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, port, &hints, &list) == 0 else {
            throw .failure("there is no host \(host):\(port)")
        }
        defer { freeaddrinfo(list) }
        var candidate = list
        while let address = candidate?.pointee {
            let descriptor = socket(address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
            if descriptor >= 0, Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
                return descriptor
            }
            close(descriptor)
            candidate = address.ai_next
        }
        throw .failure("nothing listens on \(host):\(port)")
    }

    private func connect(toSocketAt path: String) throws(ProgramError) -> Int32 {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // The path ends with a NUL.
        let longest = MemoryLayout.size(ofValue: address.sun_path) - 1
        guard path.utf8.count <= longest else {
            throw .usage("the path of a socket has at most \(longest) bytes")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let status = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else {
            close(descriptor)
            throw .failure("nothing listens on unix:\(path)")
        }
        return descriptor
    }
}

extension Substring {
    /// The host of an authority, in which an IPv6 address is in brackets.
    fileprivate var trimmingBrackets: String {
        hasPrefix("[") && hasSuffix("]") ? String(dropFirst().dropLast()) : String(self)
    }
}
