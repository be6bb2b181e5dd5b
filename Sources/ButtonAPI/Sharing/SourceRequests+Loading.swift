import ButtonRendering
import CustomStyles
import HTTP
import StyleSyntax

/// The load of the sources that a request names, before it is planned again.
struct SourceLoading: Sendable {
    let request: Request
    let addresses: [SourceAddress]
    /// The sources that were loaded before.
    let results: SourceLookup.Results

    /// An estimate of the time to parse and check the sources, whose length is known for some.
    var price: Price { addresses.reduce(Price(microseconds: 0)) { $0 + $1.price } }

    /// The number of sources that a request may name.
    static let limit = 8
}

/// The check of the sources that a request names, before it is planned again.
struct SourceChecking: Sendable {
    struct Element: Sendable {
        let address: SourceAddress
        let source: ParsedProgram
    }

    let request: Request
    let sources: [Element]
    /// The sources that were loaded before.
    let results: SourceLookup.Results

    /// An estimate of the time to check the sources.
    var price: Price {
        sources.reduce(Price(microseconds: 0)) { $0 + .source(length: $1.source.length) }
    }
}

extension SourceAddress {
    /// Parsing and checking take about 10 µs for each byte; deflated source is four times as long.
    fileprivate var price: Price {
        switch self {
        case .hash: .source(length: Self.usualLength)
        case .data(let data): .source(length: 3 * data.utf8.count)
        }
    }

    /// Of a source that is stored, in bytes.
    private static let usualLength = 4096
}

extension Price {
    /// The price of parsing and checking a source with a length in bytes.
    static func source(length: Int) -> Price { Price(microseconds: 10_000 + 10 * length) }
}

extension SourceRequests {
    /// The plan of a request; if it names sources that are not cached, the job that loads them and plans it again.
    func plan(_ request: Request, with results: SourceLookup.Results) -> ResponsePlan<ButtonJob> {
        let lookup = SourceLookup(results, folder: service.reader.styles.folder?.current)
        let plan = SourceLookup.$current.withValue(lookup) { service.planned(request) }
        let missed = lookup.missed
        guard !missed.isEmpty else { return plan }
        let loading = SourceLoading(request: request, addresses: missed, results: results)
        return .job(ButtonJob(work: .loading(loading), price: loading.price, lane: .waiting))
    }

    /// Loads the sources that a request names; what remains is to check those that were not checked before.
    func load(_ loading: SourceLoading) -> ResponsePlan<ButtonJob> {
        var results = loading.results
        var parsed: [SourceChecking.Element] = []
        for address in loading.addresses {
            do throws(QueryError) {
                guard results.count + parsed.count < SourceLoading.limit else {
                    throw .sharing(.tooManySources(limit: SourceLoading.limit))
                }
                guard let sources = service.sources else { throw .sharing(.off) }
                switch try sources.load(address) {
                case .checked(let source): results[address] = .success(source)
                case .parsed(let source):
                    parsed.append(SourceChecking.Element(address: address, source: source))
                }
            } catch {
                results[address] = .failure(error)
            }
        }
        guard !parsed.isEmpty else { return plan(loading.request, with: results) }
        let checking = SourceChecking(request: loading.request, sources: parsed, results: results)
        return .job(ButtonJob(work: .checking(checking), price: checking.price, lane: .styles))
    }

    /// Checks the sources that a request names, and plans it.
    func check(_ checking: SourceChecking, with worker: ButtonWorker) -> ResponsePlan<ButtonJob> {
        var results = checking.results
        for element in checking.sources {
            results[element.address] = Result { () throws(QueryError) in
                guard let sources = service.sources else { throw .sharing(.off) }
                return try sources.check(element.source, of: element.address, for: worker.client)
            }
        }
        return plan(checking.request, with: results)
    }
}

extension CustomSource {
    /// The style of a component of an address.
    func style(of component: SourceComponent) throws(QueryError) -> CatalogEntry {
        guard isValid else {
            throw .invalidSource(
                SourceProblem(name: component.styleName ?? Self.nameless, diagnostics: diagnostics)
            )
        }
        let styles = SourceStyles(self, by: SourceStyles.Address(component.address))
        let names = styles.names
        guard let name = component.styleName else {
            guard let first = styles.preferredName.flatMap(styles.entry(named:)) else {
                preconditionFailure("a valid source has a style")
            }
            return first
        }
        if let entry = styles.entry(named: name) { return entry }
        if let refusal = refusal(named: name) {
            throw .invalidSource(SourceProblem(name: name, diagnostics: refusal.diagnostics))
        }
        let nearest = names.nearest(to: name) ?? (names.count == 1 ? names[0] : nil)
        let suggestion = nearest.flatMap(styles.entry(named:))?.name
        throw .unknownStyle(name, framework: Framework.custom.rawValue, suggestion: suggestion)
    }

    /// The name of a source in messages.
    static let nameless = "The source"
}

extension SourceStyles.Address {
    init(_ address: SourceAddress) {
        switch address {
        case .hash: self = .hash
        case .data(let data): self = .data(data)
        }
    }
}
