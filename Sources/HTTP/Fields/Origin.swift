/// The origin of a script: a scheme, a host and a port, as the field `Origin` has them (RFC 6454 §6.2).
package struct Origin: Hashable, Sendable {
    private let scheme: Scheme
    private let host: String
    private let port: Int

    private enum Scheme: String {
        case http, https

        var defaultPort: Int {
            switch self {
            case .http: 80
            case .https: 443
            }
        }
    }

    /// The origin of a text as `https://example.com:8080`; `nil` for `null`, for several, and for other schemes.
    package init?(_ text: String) {
        guard let end = text.firstIndex(of: ":"), let scheme = Scheme(rawValue: text[..<end].lowercased()),
            text[end...].hasPrefix(Self.separator),
            let place = Self.place(of: text[end...].dropFirst(Self.separator.count))
        else { return nil }
        self.scheme = scheme
        host = place.host
        port = place.port ?? scheme.defaultPort
    }

    private static let separator = "://"

    /// Whether the field `Host` of a request names its host and its port.
    ///
    /// The scheme is not compared, since a proxy may have ended the encryption; a field without a port names the port
    /// of the origin's scheme.
    package func isAt(host field: String) -> Bool {
        guard let place = Self.place(of: field[...]) else { return false }
        return place.host == host && place.port ?? scheme.defaultPort == port
    }

    /// The host in lower case and the port of a text as `example.com:8080` or `[::1]`; `nil` if it has another form.
    private static func place(of text: Substring) -> (host: String, port: Int?)? {
        let isAddress = text.hasPrefix("[")
        let host = isAddress ? text.prefix { $0 != "]" } + "]" : text.prefix { $0 != ":" }
        let name = isAddress ? host.dropFirst().dropLast() : host
        guard text.hasPrefix(host), !name.isEmpty,
            name.utf8.allSatisfy(isAddress ? isPartOfAddress : isPartOfName)
        else { return nil }
        let rest = text.dropFirst(host.count)
        guard !rest.isEmpty else { return (host.lowercased(), nil) }
        let digits = rest.dropFirst()
        guard rest.first == ":", digits.utf8.allSatisfy(isDigit), let port = UInt16(digits) else {
            return nil
        }
        return (host.lowercased(), Int(port))
    }

    /// Whether a name of a host can have a character; one of another alphabet is written in ASCII.
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
            || "-._~".utf8.contains(byte)
    }

    private static func isPartOfAddress(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
            || ":.".utf8.contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
