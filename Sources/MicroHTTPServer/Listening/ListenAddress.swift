import Glibc

/// The address at which a server listens: `127.0.0.1:8080`, `[::]:8080` or `unix:/run/bezel.sock`.
package enum ListenAddress: Hashable, Sendable {
    /// A numeric address. For port 0 the system chooses one; `[::]` also accepts IPv4.
    case internet(host: String, port: UInt16)
    case unix(path: String)

    package init(_ text: String) throws(ListenAddressError) {
        self =
            if text.hasPrefix("unix:") {
                try .unix(parsing: text.dropFirst("unix:".count))
            } else {
                try .internet(parsing: text)
            }
    }

    private static func unix(parsing path: Substring) throws(ListenAddressError) -> ListenAddress {
        guard !path.isEmpty else { throw .pathMissing }
        // The array in `sockaddr_un` also contains the byte that ends the path.
        guard path.utf8.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path) else { throw .pathTooLong }
        return .unix(path: String(path))
    }

    private static func internet(parsing text: String) throws(ListenAddressError) -> ListenAddress {
        guard let colon = text.lastIndex(of: ":") else { throw .portMissing }
        let digits = text[text.index(after: colon)...]
        guard digits.first != "+", let port = UInt16(digits) else { throw .portInvalid }
        let host = text[..<colon]
        if host.first == "[", host.last == "]" {
            let address = String(host.dropFirst().dropLast())
            var parsed = in6_addr()
            guard inet_pton(AF_INET6, address, &parsed) == 1 else { throw .hostInvalid }
            return .internet(host: address, port: port)
        }
        var parsed = in_addr()
        guard inet_pton(AF_INET, String(host), &parsed) == 1 else { throw .hostInvalid }
        return .internet(host: String(host), port: port)
    }
}

extension ListenAddress: CustomStringConvertible {
    package var description: String {
        switch self {
        case .internet(let host, let port): host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
        case .unix(let path): "unix:\(path)"
        }
    }
}

/// The reason why a text is not a listen address.
package enum ListenAddressError: Error, Hashable, Sendable {
    /// No colon separates host and port.
    case portMissing
    /// The port is not a number from 0 to 65,535.
    case portInvalid
    /// The host is neither an IPv4 address nor an IPv6 address in brackets.
    case hostInvalid
    /// Nothing follows `unix:`.
    case pathMissing
    /// The path is longer than 107 bytes, the limit of the system.
    case pathTooLong
}
