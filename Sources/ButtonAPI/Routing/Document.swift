import ButtonRendering
import CustomStyles
import HTTP

/// A document that is the same as long as the service runs: a query matters to the page only.
enum Document: Hashable, Sendable {
    /// The catalog with the styles of a folder, if there is one: `/v1/styles`.
    case styles(StyleFolder?)
    /// One entry of it: `/v1/styles/{framework}/{style}`.
    case style(CatalogEntry)
    /// The JSON Schema of the bodies that request a style: `/v1/styles/{framework}/{style}/schema.json`.
    case schema(CatalogEntry)
    /// The source of a style of a user's own: `/v1/custom/{style}/source.swift`.
    case source(CatalogEntry)
    /// The files that a client has sent with a style: `/v1/custom/{style}/source.json`.
    case bundle(CatalogEntry)
    /// The description of the service: `/openapi.json`.
    case openAPI
    /// The guide to the service: `/llms.txt`.
    case guide
    case version
    /// A file of the preview page.
    case file(StaticFile)
    /// The page for an address with a query, which selects the button, if there is one.
    case page(ButtonLinks?)
    /// A button alone, for a frame.
    case embed(EmbedPage)

    var contentType: ContentType {
        switch self {
        case .styles, .style, .bundle, .openAPI, .version: .json
        case .schema: .jsonSchema
        case .guide, .source: .plainText
        case .file(let file): file.contentType
        case .page, .embed: .html
        }
    }

    /// The price of writing it.
    var price: Price {
        switch self {
        case .openAPI, .guide: .description
        case .styles, .style, .schema, .source, .bundle, .version, .file, .page, .embed: .document
        }
    }

    /// The path of the document.
    var path: String {
        switch self {
        case .styles: Self.stylesPath
        case .style(let style): "/v1/styles/" + style.pathComponents
        case .schema(let style):
            "/v1/styles/" + style.pathComponents + Self.schemaSuffix
                + (style.addressItem.map { "?" + $0 } ?? "")
        case .source(let style): style.url(Self.sourceSuffix)
        case .bundle(let style): style.url(Self.bundleSuffix)
        case .openAPI: "/openapi.json"
        case .guide: "/llms.txt"
        case .version: "/version"
        case .file(let file): file.path
        case .page(let links): links?.page ?? "/"
        case .embed(let page): page.links.embed
        }
    }

    /// The time for which caches may store it.
    var cacheControl: String {
        let isReplaceable =
            switch self {
            case .styles(let folder): folder != nil
            case .style(let style), .schema(let style), .source(let style), .bundle(let style):
                style.isReplaceable
            case .page(let links): links?.style.isReplaceable == true
            case .embed(let page): page.links.style.isReplaceable
            case .openAPI, .guide, .version, .file: false
            }
        if isReplaceable { return CacheControl.replaceable }
        switch self {
        case .source, .bundle: return CacheControl.immutable
        case .file(let file) where file.isImmutable: return CacheControl.immutable
        default: return CacheControl.document
        }
    }

    static let stylesPath = "/v1/styles"

    /// The end of the path of the source of a style of a user's own.
    static let sourceSuffix = "/source.swift"

    /// The end of the path of the files that a style of a user's own was sent with.
    static let bundleSuffix = "/source.json"

    /// The end of the path of a style's JSON Schema.
    static let schemaSuffix = "/schema.json"

    /// The header fields that all documents of the kind have.
    var commonFields: HeaderFields {
        switch self {
        case .styles, .style, .schema, .source, .bundle, .openAPI, .guide, .version: .common
        case .file, .page: .page
        case .embed: .embed
        }
    }

    /// Whether there are few of its kind, so that its response is cached.
    var isCached: Bool {
        switch self {
        case .style(let style), .schema(let style): style.framework != .custom
        case .styles, .openAPI, .guide, .version, .file: true
        case .source, .bundle, .page, .embed: false
        }
    }
}
