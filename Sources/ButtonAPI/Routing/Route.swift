import ButtonRendering
import CustomStyles
import HTTP

/// The meaning of a path.
enum Route: Sendable {
    /// A button: `/v1/{framework}/{style}.svg`, `/v1/{framework}/{style}/frames.json`, …
    case button(CatalogEntry, Output)
    case document(Document)
    /// A button alone, for a frame: `/embed/{framework}/{style}`.
    case embed(CatalogEntry)
    /// The oEmbed document of an address of the service: `/oembed`.
    case oEmbed
    /// Buttons of a JSON body: `/v1/render`.
    case rendering
    /// A source of a user's own to be stored: `/v1/custom`.
    case sharing
    /// The Model Context Protocol: `/mcp`.
    case mcp
    /// Whether the service works: `/livez`, `/readyz`, `/healthz`.
    case health
}

extension Route {
    /// The methods of the route.
    var methods: [Method] {
        switch self {
        case .button, .document, .embed, .oEmbed, .health: Self.readingMethods
        case .rendering, .sharing, .mcp: [.post, .options]
        }
    }

    /// The methods of a route that only reads.
    static let readingMethods: [Method] = [.get, .head, .options]
}

/// Finds the routes of paths.
struct Router: Sendable {
    private let styles: StyleLookup
    private let files: [String: StaticFile]
    /// The buttons by their paths, in the spelling of most requests.
    private let buttons: [String: Route]

    init(_ styles: StyleLookup, files: [StaticFile]) {
        self.styles = styles
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        let routes = styles.catalog.requestable.flatMap { style in
            Output.allKinds.map { output in
                (
                    style.path + output.pathExtension,
                    Route.button(style, output)
                )
            }
        }
        buttons = Dictionary(routes) { first, _ in first }
    }

    /// The route of a path; `styleName` is the name of the style that the query chooses of a source in the path.
    func route(path: String, styleName: String? = nil) throws(QueryError) -> Route {
        if let button = buttons[path] { return button }
        switch path {
        case "/": return try file(StaticFile.pagePath)
        case _ where ButtonService.healthTargets.contains(path): return .health
        case Document.version.path: return .document(.version)
        case Document.openAPI.path: return .document(.openAPI)
        case Document.guide.path: return .document(.guide)
        case Document.stylesPath: return .document(.styles(styles.folder?.current))
        case "/v1/render": return .rendering
        case SharingRequest.path: return .sharing
        case Self.mcpPath: return .mcp
        case OEmbedRequest.path where hasPage: return .oEmbed
        // By bytes, which are compared much sooner than characters.
        case _ where path.utf8.starts(with: "/v1/styles/".utf8):
            let (framework, style) = try components(
                of: path.utf8.dropFirst("/v1/styles/".utf8.count),
                in: path
            )
            let suffix = Document.schemaSuffix.utf8
            if style.suffix(suffix.count).elementsEqual(suffix) {
                return .document(
                    .schema(try entry(framework, named: style.dropLast(suffix.count), styleName))
                )
            }
            return .document(.style(try entry(framework, named: style, styleName)))
        case _ where hasPage && path.utf8.starts(with: ButtonLinks.embedPath.utf8):
            let rest = path.utf8.dropFirst(ButtonLinks.embedPath.utf8.count)
            let (framework, style) = try components(of: rest, in: path)
            return .embed(try entry(framework, named: style, styleName))
        case _ where path.utf8.starts(with: "/v1/".utf8):
            let (framework, rest) = try components(of: path.utf8.dropFirst("/v1/".utf8.count), in: path)
            if framework == .custom,
                rest.suffix(Document.sourceSuffix.utf8.count).elementsEqual(Document.sourceSuffix.utf8)
            {
                let name = rest.dropLast(Document.sourceSuffix.utf8.count)
                return .document(.source(try entry(framework, named: name, styleName)))
            }
            // The style ends at the first slash, or at the last point. A name in backticks, before what identifies its
            // source, can have both.
            let mark = framework == .custom ? rest.lastIndex(of: tilde) : nil
            let tail = rest[(mark ?? rest.startIndex)...]
            guard let end = tail.firstIndex(of: slash) ?? tail.lastIndex(of: point),
                let output = Output(pathExtension: Substring(rest[end...]))
            else { throw .unknownRoute(path: path) }
            return .button(try entry(framework, named: rest[..<end], styleName), output)
        default: return try file(path)
        }
    }

    /// Whether there is a preview page.
    var hasPage: Bool { files[StaticFile.pagePath] != nil }

    static let mcpPath = "/mcp"

    private func file(_ path: String) throws(QueryError) -> Route {
        guard let file = files[path] else { throw .unknownRoute(path: path) }
        return .document(.file(file))
    }

    /// The framework, and what follows it in a path.
    private func components(
        of rest: Substring.UTF8View,
        in path: String
    ) throws(QueryError) -> (Framework, Substring.UTF8View) {
        guard let end = rest.firstIndex(of: slash),
            let framework = Framework(rawValue: Substring(rest[..<end]).lowercased())
        else { throw .unknownRoute(path: path) }
        return (framework, rest[rest.index(after: end)...])
    }

    private func entry(
        _ framework: Framework,
        named name: Substring.UTF8View,
        _ styleName: String?
    ) throws(QueryError) -> CatalogEntry {
        let name = String(Substring(name))
        guard framework == .custom, let styleName, name.hasPrefix(SourceAddress.mark) else {
            return try styles.style(framework, named: name)
        }
        return try styles.style(framework, named: name + "\(SourceComponent.separator)" + styleName)
    }
}

private let slash = UInt8(ascii: "/")
private let tilde = UInt8(ascii: "~")
private let point = UInt8(ascii: ".")
