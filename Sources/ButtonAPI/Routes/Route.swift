import ButtonStyles

/// What a path means.
enum Route {
    /// A button, drawn or told: `/v1/{framework}/{style}.svg`, `/v1/{framework}/{style}/frames.json`, …
    case button(CatalogEntry, Output)
    /// The catalogue: `/v1/styles`.
    case styles
    /// One entry of it: `/v1/styles/{framework}/{style}`.
    case style(CatalogEntry)
    /// Whether the service works: `/livez`, `/readyz`, `/healthz`.
    case health
    case version
    /// A file of the page; `/` is `/index.html`.
    case file(StaticFile)

    init(path: String, files: [String: StaticFile]) throws(QueryError) {
        switch path {
        case "/": self = try Self.file("/index.html", files)
        case "/livez", "/readyz", "/healthz": self = .health
        case "/version": self = .version
        case "/v1/styles": self = .styles
        case _ where path.hasPrefix("/v1/styles/"):
            let (framework, style) = try Self.pair(path.dropFirst("/v1/styles/".count), of: path)
            self = .style(try Self.entry(framework, String(style)))
        case _ where path.hasPrefix("/v1/"):
            let (framework, rest) = try Self.pair(path.dropFirst("/v1/".count), of: path)
            // What comes after the style begins with the first slash, or with the last point.
            guard let end = rest.firstIndex(of: "/") ?? rest.lastIndex(of: "."),
                let output = Output(pathExtension: rest[end...])
            else { throw .unknownRoute(path: path) }
            self = .button(try Self.entry(framework, String(rest[..<end])), output)
        default: self = try Self.file(path, files)
        }
    }

    private static func file(_ path: String, _ files: [String: StaticFile]) throws(QueryError) -> Route {
        guard let file = files[path] else { throw .unknownRoute(path: path) }
        return .file(file)
    }

    /// The framework and what comes after it in a path.
    private static func pair(
        _ rest: Substring,
        of path: String
    ) throws(QueryError) -> (Framework, Substring) {
        guard let slash = rest.firstIndex(of: "/"),
            let framework = Framework(rawValue: rest[..<slash].lowercased())
        else { throw .unknownRoute(path: path) }
        return (framework, rest[rest.index(after: slash)...])
    }

    private static func entry(_ framework: Framework, _ name: String) throws(QueryError) -> CatalogEntry {
        if let entry = Catalog.entry(framework, named: name) { return entry }
        let names = Catalog.entries.filter { $0.framework == framework }.map(\.name)
        throw .unknownStyle(name, framework: framework.rawValue, suggestion: names.nearest(to: name))
    }
}
