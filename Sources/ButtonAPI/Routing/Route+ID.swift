import HTTP

extension Route {
    /// A kind of route whose path does not depend on an output, and that of requests for no route.
    private enum Kind: Int, CaseIterable {
        case none, health, file, version, styles, style, schema, openAPI, guide, embed, oEmbed, rendering,
            sharing, source, bundle, mcp, follow

        var name: String {
            switch self {
            case .none: "none"
            case .health: "health"
            case .file: "/{file}"
            case .version: "/version"
            case .styles: "/v1/styles"
            case .style: "/v1/styles/{framework}/{style}"
            case .schema: "/v1/styles/{framework}/{style}" + Document.schemaSuffix
            case .openAPI: Document.openAPI.path
            case .guide: Document.guide.path
            case .embed: ButtonLinks.embedPath + "{framework}/{style}"
            case .oEmbed: OEmbedRequest.path
            case .rendering: "/v1/render"
            case .sharing: SharingRequest.path
            case .source: "/v1/{framework}/{style}" + Document.sourceSuffix
            case .bundle: "/v1/{framework}/{style}" + Document.bundleSuffix
            case .mcp: Router.mcpPath
            case .follow: FollowedFile.path
            }
        }
    }

    /// The names of all routes, by their numbers; they contain nothing that a client sends.
    static let names =
        Kind.allCases.map(\.name) + Output.allKinds.map { "/v1/{framework}/{style}" + $0.pathPattern }

    /// The number of the route, by which responses are counted and logged.
    var id: RouteID {
        let index =
            switch self {
            case .button(_, let output): Kind.allCases.count + output.kindIndex
            case .document(.styles): Kind.styles.rawValue
            case .document(.style): Kind.style.rawValue
            case .document(.schema): Kind.schema.rawValue
            case .document(.openAPI): Kind.openAPI.rawValue
            case .document(.guide): Kind.guide.rawValue
            case .document(.version): Kind.version.rawValue
            case .document(.file), .document(.page): Kind.file.rawValue
            case .embed, .document(.embed): Kind.embed.rawValue
            case .oEmbed: Kind.oEmbed.rawValue
            case .mcp: Kind.mcp.rawValue
            case .follow: Kind.follow.rawValue
            case .rendering: Kind.rendering.rawValue
            case .sharing: Kind.sharing.rawValue
            case .document(.source): Kind.source.rawValue
            case .document(.bundle): Kind.bundle.rawValue
            case .health: Kind.health.rawValue
            }
        return RouteID(rawValue: UInt8(index))
    }
}
