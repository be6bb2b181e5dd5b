import ButtonRendering

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
        if let button = Self.buttons[path] {
            self = button
            return
        }
        switch path {
        case "/": self = try Self.file("/index.html", files)
        case "/livez", "/readyz", "/healthz": self = .health
        case "/version": self = .version
        case "/v1/styles": self = .styles
        // By bytes, which are compared much sooner than characters.
        case _ where path.utf8.starts(with: "/v1/styles/".utf8):
            let (framework, style) = try Self.pair(path.utf8.dropFirst("/v1/styles/".utf8.count), of: path)
            self = .style(try Self.entry(framework, style))
        case _ where path.utf8.starts(with: "/v1/".utf8):
            let (framework, rest) = try Self.pair(path.utf8.dropFirst("/v1/".utf8.count), of: path)
            // What comes after the style begins with the first slash, or with the last point.
            guard let end = rest.firstIndex(of: slash) ?? rest.lastIndex(of: point),
                let output = Output(pathExtension: Substring(rest[end...]))
            else { throw .unknownRoute(path: path) }
            self = .button(try Self.entry(framework, rest[..<end]), output)
        default: self = try Self.file(path, files)
        }
    }

    /// The buttons by their paths, in the spelling that most requests have.
    private static let buttons: [String: Route] = {
        let routes = Catalog.entries.flatMap { entry in
            Output.allKinds.map { output in
                (
                    "/v1/\(entry.framework.rawValue)/\(entry.name)\(output.pathExtension)",
                    button(entry, output)
                )
            }
        }
        return Dictionary(uniqueKeysWithValues: routes)
    }()

    private static func file(_ path: String, _ files: [String: StaticFile]) throws(QueryError) -> Route {
        guard let file = files[path] else { throw .unknownRoute(path: path) }
        return .file(file)
    }

    /// The framework and what comes after it in a path.
    private static func pair(
        _ rest: Substring.UTF8View,
        of path: String
    ) throws(QueryError) -> (Framework, Substring.UTF8View) {
        guard let end = rest.firstIndex(of: slash),
            let framework = Framework(rawValue: Substring(rest[..<end]).lowercased())
        else { throw .unknownRoute(path: path) }
        return (framework, rest[rest.index(after: end)...])
    }

    private static func entry(
        _ framework: Framework,
        _ name: Substring.UTF8View
    ) throws(QueryError) -> CatalogEntry {
        let name = String(Substring(name))
        if let entry = Catalog.entry(framework, named: name) { return entry }
        let names = Catalog.entries.filter { $0.framework == framework }.map(\.name)
        throw .unknownStyle(name, framework: framework.rawValue, suggestion: names.nearest(to: name))
    }
}

private let slash = UInt8(ascii: "/")
private let point = UInt8(ascii: ".")
