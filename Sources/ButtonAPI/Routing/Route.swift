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
    /// The page with the root of a file of the project: `/follow`.
    case follow
    /// Whether the service works: `/livez`, `/readyz`, `/healthz`.
    case health
}

extension Route {
    /// The methods of the route.
    var methods: [Method] {
        switch self {
        case .button, .document, .embed, .oEmbed, .follow, .health: Self.readingMethods
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

    /// The route of a path; the query can choose the style of a source in the path, and the file of a root of a folder.
    func route(path: String, choice: RootChoice = RootChoice()) throws(QueryError) -> Route {
        if let button = buttons[path] { return button }
        switch path {
        case "/": return try file(StaticFile.pagePath)
        case _ where ButtonService.healthTargets.contains(path): return .health
        case Document.version.path: return .document(.version)
        case Document.openAPI.path: return .document(.openAPI)
        case Document.guide.path: return .document(.guide)
        case Document.stylesPath: return .document(.styles(styles.currentFolder))
        case "/v1/render": return .rendering
        case SharingRequest.path: return .sharing
        case Self.mcpPath: return .mcp
        case OEmbedRequest.path where hasPage: return .oEmbed
        case FollowedFile.path where hasPage && styles.currentFolder?.projectRevision != nil: return .follow
        // By bytes, which are compared much sooner than characters.
        case _ where path.utf8.starts(with: "/v1/styles/".utf8):
            let (framework, style) = try components(
                of: path.utf8.dropFirst("/v1/styles/".utf8.count),
                in: path
            )
            let suffix = Document.schemaSuffix.utf8
            if style.suffix(suffix.count).elementsEqual(suffix) {
                return .document(
                    .schema(try entry(of: framework, named: style.dropLast(suffix.count), choice: choice))
                )
            }
            return .document(.style(try entry(of: framework, named: style, choice: choice)))
        case _ where hasPage && path.utf8.starts(with: ButtonLinks.embedPath.utf8):
            let rest = path.utf8.dropFirst(ButtonLinks.embedPath.utf8.count)
            let (framework, style) = try components(of: rest, in: path)
            return .embed(try entry(of: framework, named: style, choice: choice))
        case _ where path.utf8.starts(with: "/v1/".utf8):
            let (framework, rest) = try components(of: path.utf8.dropFirst("/v1/".utf8.count), in: path)
            if framework == .custom, let document = try document(ofCustom: rest, choice) {
                return .document(document)
            }
            guard let (end, output) = framework == .custom ? customOutput(of: rest) : output(of: rest) else {
                throw .unknownRoute(path: path)
            }
            return .button(try entry(of: framework, named: rest[..<end], choice: choice), output)
        default: return try file(path)
        }
    }

    /// The source of a style of a user's own, or the files that it was sent with; `nil` for any other path.
    private func document(
        ofCustom rest: Substring.UTF8View,
        _ choice: RootChoice
    ) throws(QueryError) -> Document? {
        func entry(before suffix: String) throws(QueryError) -> CatalogEntry? {
            guard rest.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else { return nil }
            return try self.entry(of: .custom, named: rest.dropLast(suffix.utf8.count), choice: choice)
        }
        if let style = try entry(before: Document.sourceSuffix) { return .source(style) }
        // Without files it is an output that nothing has.
        guard let style = try entry(before: Document.bundleSuffix), style.bundle != nil else { return nil }
        return .bundle(style)
    }

    /// The output of a path behind a framework, and its place: the style ends at the first slash, or at the last point.
    private func output(of rest: Substring.UTF8View) -> (end: String.Index, output: Output)? {
        guard let end = rest.firstIndex(of: slash) ?? rest.lastIndex(of: point) else { return nil }
        return Output(pathExtension: Substring(rest[end...])).map { (end, $0) }
    }

    /// Likewise behind the framework of users' own styles, whose names can have slashes and points: the identifiers of a
    /// folder, names for people, and names in backticks before what identifies their source.
    private func customOutput(of rest: Substring.UTF8View) -> (end: String.Index, output: Output)? {
        let mark = [rest.lastIndex(of: tilde), rest.lastIndex(of: numberSign)].compactMap(\.self).max()
        var tail = rest[(mark ?? rest.startIndex)...]
        while let end = tail.firstIndex(of: slash) {
            if let output = Output(pathExtension: Substring(rest[end...])) { return (end, output) }
            tail = rest[rest.index(after: end)...]
        }
        guard let end = rest.lastIndex(of: point) else { return nil }
        return Output(pathExtension: Substring(rest[end...])).map { (end, $0) }
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
        of framework: Framework,
        named name: Substring.UTF8View,
        choice: RootChoice
    ) throws(QueryError) -> CatalogEntry {
        let name = String(Substring(name))
        guard framework == .custom else { return try styles.style(framework, named: name) }
        guard name.hasPrefix(SourceAddress.mark), let styleName = choice.styleName else {
            return try styles.style(framework, named: name, in: choice.file)
        }
        let component = name + "\(SourceComponent.separator)" + styleName
        return try styles.style(framework, named: component, in: choice.file)
    }
}

private let slash = UInt8(ascii: "/")
private let tilde = UInt8(ascii: "~")
private let numberSign = UInt8(ascii: "#")
private let point = UInt8(ascii: ".")
