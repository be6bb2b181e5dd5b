import ButtonRendering
import HTTP
import Synchronization

/// A query that was read, with everything that its other titles share.
final class QueryTemplate: Sendable {
    /// The query with the title that was read with it.
    let query: ButtonQuery
    /// The request of the query.
    let request: KeyedRequest
    /// The header fields of the response, apart from its entity tag and its coding.
    let fields: HeaderFields
    let pricing: Pricing
    /// Whether the outset of the button was in the cache; each picture of the template uses it there.
    private let hasKnownOutset = Atomic(false)

    init(_ query: ButtonQuery, pricing: Pricing) {
        self.query = query
        self.pricing = pricing
        request = KeyedRequest(query.request)
        fields = .response(to: query)
    }

    /// Whether a picture needs no outset that is not measured yet.
    func isOutsetKnown(in outsets: OutsetCache) -> Bool {
        if !pricing.needsOutset || hasKnownOutset.load(ordering: .relaxed) { return true }
        let isKnown = !outsets.lacksOutset(of: request)
        if isKnown { hasKnownOutset.store(true, ordering: .relaxed) }
        return isKnown
    }
}

/// A query as a template with a title.
struct TitledQuery: Sendable {
    let template: QueryTemplate
    let title: String
    let canonical: CanonicalQuery

    /// The query with its own title.
    init(_ query: ButtonQuery, pricing: Pricing) {
        template = QueryTemplate(query, pricing: pricing)
        title = query.request.title
        canonical = query.canonical
    }

    /// The query of a template with another title.
    init(_ template: QueryTemplate, title: String) {
        self.template = template
        self.title = title
        canonical = template.query.canonical.titled(title)
    }

    /// The cost in a service that has drawn nothing before.
    var cost: Cost { template.pricing.cost(title: title) }

    /// The query in full.
    var query: ButtonQuery { template.query.titled(title) }
}
