import ButtonRendering
import CustomStyles
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
    /// The names of symbols in the query that no symbol has here.
    let missingSymbols: [String]
    let pricing: Pricing
    /// The limit of the time that a response may take.
    let timeLimit: ResponseLimit
    /// The hash of the response's entity tag, up to the canonical query.
    let tagHash: EntityTag.Hash
    let route: RouteID
    /// The threads that draw its pictures.
    let lane: Lane
    /// The style as workers know it, if only they draw it.
    let styleOfWorkers: StyleDrawing.Style?
    /// The program that draws the style; `nil` for a style of the catalog, and for one that only workers draw.
    let program: (any SourceProgram)?
    /// Whether the outset of the button was in the cache; each picture of the template uses it there.
    private let hasKnownOutset = Atomic(false)

    init(
        _ query: ButtonQuery,
        missingSymbols: [String],
        pricing: Pricing,
        timeLimit: ResponseLimit,
        tagHash: EntityTag.Hash,
        route: RouteID
    ) {
        self.missingSymbols = missingSymbols
        self.query = query
        self.pricing = pricing
        self.timeLimit = timeLimit
        self.tagHash = tagHash
        self.route = route
        lane = query.lane
        styleOfWorkers = lane == .styles ? StyleDrawing.Style(query.style) : nil
        program = query.style.customSource?.program
        request = KeyedRequest(query.request)
        fields = HeaderFields.response(to: query).missingSymbols(missingSymbols)
    }

    /// The price of a picture that would have a cost in a service that has drawn nothing before.
    func price(of cost: Cost, with outsets: OutsetCache) -> Price {
        // Workers measure the outsets of styles that only they draw.
        if isDrawnByWorkers { return cost.price }
        return (isOutsetKnown(in: outsets) ? cost - pricing.outset : cost).price
    }

    /// Whether only workers draw the style.
    var isDrawnByWorkers: Bool { styleOfWorkers != nil }

    /// Whether a picture needs no outset that is not measured yet.
    private func isOutsetKnown(in outsets: OutsetCache) -> Bool {
        if pricing.outset == Cost() || hasKnownOutset.load(ordering: .relaxed) { return true }
        let isKnown = !outsets.lacksOutset(of: request)
        if isKnown { hasKnownOutset.store(true, ordering: .relaxed) }
        return isKnown
    }
}

/// A query as a template with a title.
struct TitledQuery: Sendable {
    let template: QueryTemplate
    let title: String
    /// Whether somebody else has found that the curves of a timeline would take too much.
    var isWithoutCurves = false

    /// The canonical spelling of the query.
    var canonical: CanonicalQuery { template.query.canonical.titled(title) }

    /// The cost in a service that has drawn nothing before.
    var cost: Cost {
        let whole = template.pricing.cost(title: title)
        guard let curves = template.pricing.curves, !whole.isWithin(time: template.timeLimit)
        else { return whole }
        return whole - curves
    }

    /// Whether a timeline has no curves, since they would take too much: who presses the button needs the rest only.
    var leavesOutCurves: Bool {
        if isWithoutCurves { return true }
        return template.pricing.curves != nil
            && !template.pricing.cost(title: title).isWithin(time: template.timeLimit)
    }

    /// The cost of drawing the pixels; none for other outputs.
    var rasterCost: Cost { template.pricing.rasterCost(title: title) }

    /// The form of an error that drawing finds, for a client with a field `Accept`.
    func errorForm(accept: String?) -> ErrorForm { ErrorForm(template.query.values.errors, accept: accept) }

    /// The query in full.
    var query: ButtonQuery { template.query.titled(title) }
}
