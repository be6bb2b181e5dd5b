/// The URL that clients reach the service at, with which its absolute addresses start: `https://bezel.example`.
///
/// It never comes from a request, since anybody can set the field `Host`.
package struct PublicURL: Hashable, Sendable {
    private let scheme: String
    /// The host, in lower case, with the port.
    private let host: String
    /// Empty, or with a slash at its start and none at its end.
    private let path: String

    /// A URL of HTTP with a host, and perhaps a path; `nil` if the text is none.
    package init?(_ text: String) {
        guard let parts = Self.parts(of: text), !parts.host.isEmpty,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
            !text.contains(where: { "?#@\"<>\\^`{|}".contains($0) })
        else { return nil }
        scheme = parts.scheme
        host = parts.host
        var path = parts.rest
        while path.hasSuffix("/") { path.removeLast() }
        self.path = String(path)
    }

    /// The scheme and the host, as the field `Origin` has them.
    package var origin: String { scheme + host }

    /// The absolute address of a path of the service.
    package func absolute(_ path: String) -> String { origin + self.path + path }

    /// The path and the query that an absolute address has in the service; `nil` for an address elsewhere.
    ///
    /// Both schemes are the service's, since people write addresses by hand.
    func target(of address: String) -> String? {
        guard let parts = Self.parts(of: address), parts.host == host, parts.rest.hasPrefix(path) else {
            return nil
        }
        let target = parts.rest.dropFirst(path.count)
        switch target.first {
        case nil: return "/"
        case "/": return String(target)
        case "?", "#": return "/" + target
        default: return nil
        }
    }

    /// The scheme, the host in lower case, and all that follows it.
    private static func parts(of url: String) -> (scheme: String, host: String, rest: Substring)? {
        guard let scheme = ["https://", "http://"].first(where: url.lowercased().hasPrefix) else {
            return nil
        }
        let afterScheme = url.dropFirst(scheme.count)
        let host = afterScheme.prefix { !"/?#".contains($0) }
        return (scheme, host.lowercased(), afterScheme.dropFirst(host.count))
    }
}
