import ButtonRendering
import HTTP

/// A query that was read, with everything that its other titles share.
final class QueryTemplate: Sendable {
    /// The query with the title that was read with it.
    let query: ButtonQuery
    /// The request of the query.
    let request: KeyedRequest
    /// The header fields of the response, apart from its entity tag and its coding.
    let fields: HeaderFields

    init(_ query: ButtonQuery) {
        self.query = query
        request = KeyedRequest(query.request)
        fields = .response(to: query)
    }
}

/// A query as a template with a title.
struct TitledQuery: Sendable {
    let template: QueryTemplate
    let title: String
    let canonical: CanonicalQuery

    /// The query with its own title.
    init(_ query: ButtonQuery) {
        template = QueryTemplate(query)
        title = query.request.title
        canonical = query.canonical
    }

    /// The query of a template with another title.
    init(_ template: QueryTemplate, title: String) {
        self.template = template
        self.title = title
        canonical = template.query.canonical.titled(title)
    }

    /// The query in full.
    var query: ButtonQuery { template.query.titled(title) }
}
