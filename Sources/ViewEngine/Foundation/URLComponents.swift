/// The parts of an address, as Foundation's `URLComponents`.
package struct URLComponents: Hashable, Sendable {
    package var scheme, host: String?
    package var port: Int?
    package var path = ""
    package var query, fragment: String?

    /// A name and a value in a query.
    package struct QueryItem: Hashable, Sendable {
        package var name: String
        package var value: String?

        package init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }

    package init() {}

    package init(_ url: URL) {
        (scheme, host, port) = (url.scheme, url.host, url.port)
        (path, query, fragment) = (url.path, url.query, url.fragment)
    }

    /// The items of the query, which are separated by ampersands; `nil` without a query.
    package var queryItems: [QueryItem]? {
        get {
            query?.split(separator: "&", omittingEmptySubsequences: false)
                .map { item in
                    let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                    return QueryItem(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil)
                }
        }
        set {
            query = newValue?.map { item in item.name + (item.value.map { "=" + $0 } ?? "") }
                .joined(separator: "&")
        }
    }

    /// The address.
    package var string: String {
        let hasAuthority = host != nil || scheme == "file"
        let authority = hasAuthority ? "//" + (host ?? "") + (port.map { ":\($0)" } ?? "") : ""
        return (scheme.map { $0 + ":" } ?? "") + authority + path + (query.map { "?" + $0 } ?? "")
            + (fragment.map { "#" + $0 } ?? "")
    }

    package var url: URL? { URL(string: string) }
}
