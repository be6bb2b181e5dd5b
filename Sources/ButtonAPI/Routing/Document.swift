import ButtonRendering
import HTTP

/// A document that is the same as long as the service runs.
enum Document: Hashable, Sendable {
    /// The catalog: `/v1/styles`.
    case styles
    /// One entry of it: `/v1/styles/{framework}/{style}`.
    case style(CatalogEntry)
    case version
    /// A file of the preview page.
    case file(StaticFile)

    var contentType: ContentType {
        switch self {
        case .styles, .style, .version: .json
        case .file(let file): file.contentType
        }
    }

    /// The header fields that all documents of the kind have.
    var commonFields: HeaderFields {
        switch self {
        case .styles, .style, .version: .common
        case .file: .page
        }
    }
}
