import HTTP

/// The origins whose scripts may store sources: those of the service itself, and others that its operator allows.
///
/// Without this, any site could have its visitors store sources in the service, each from an address of their own.
package struct WritingOrigins: Hashable, Sendable {
    private let allowed: Set<Origin>
    private let own: Own

    /// The origin of the service's own pages.
    private enum Own: Hashable {
        /// That of the service's URL, which no request can change; `nil` if the URL has none.
        case url(Origin?)
        /// Any at the host that the request names.
        case host
    }

    /// The origins of a service, which has a URL or takes the host of each request for its own.
    package init(allowed: Set<String> = [], publicURL: PublicURL? = nil) {
        self.allowed = Set(allowed.compactMap(Origin.init))
        own = publicURL.map { .url(Origin($0.origin)) } ?? .host
    }

    /// Whether the origin of a request is one of them; clients that are no browsers send none.
    func contain(originOf request: Request) -> Bool {
        guard let field = request.origin else { return true }
        guard let origin = Origin(field) else { return false }
        if allowed.contains(origin) { return true }
        return switch own {
        case .url(let url): origin == url
        case .host: request.host.map(origin.isAt) ?? false
        }
    }
}
