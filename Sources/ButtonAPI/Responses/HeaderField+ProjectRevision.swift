import ButtonRendering
import CustomStyles
import HTTP

extension HeaderField {
    /// The revision of the project that a response is about.
    static func projectRevision(_ revision: String) -> HeaderField {
        HeaderField(name: "X-Project-Revision", value: revision)
    }
}

extension HeaderFields {
    /// A copy with the revision of a project, if there is one.
    func adding(projectRevision: String?) -> HeaderFields {
        projectRevision.map { adding([.projectRevision($0)]) } ?? self
    }
}

extension CatalogEntry {
    /// The revision of the project that the entry is of; `nil` for all others.
    var projectRevision: String? { isOfProject ? String(revision, radix: 36) : nil }
}

extension Document {
    /// The revision of the project that the document is about; `nil` without one.
    var projectRevision: String? {
        switch self {
        case .styles(let folder): folder?.projectRevision
        case .style(let style), .schema(let style), .source(let style), .bundle(let style):
            style.projectRevision
        case .page(let links): links?.style.projectRevision
        case .embed(let page): page.links.style.projectRevision
        case .openAPI, .guide, .version, .file: nil
        }
    }
}
