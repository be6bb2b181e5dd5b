package import Caching

/// The sources that were checked, by their hashes; each is checked once.
package final class SourceCache: Sendable {
    private let sources: SingleFlightCache<String, CustomSource>

    package init(share: Double, of budget: MemoryBudget) {
        sources = SingleFlightCache(share: share, of: budget, named: "sources")
    }

    /// The source of a hash, if it was checked; it never waits for one that is being checked.
    package func source(hash: String) -> CustomSource? { sources.value(for: hash) }

    /// The source of a hash, which is checked if the cache does not have it.
    ///
    /// It may wait for another thread that checks the same source.
    package func source<Failure: Error>(
        hash: String,
        check: () throws(Failure) -> CustomSource
    ) throws(Failure) -> CustomSource {
        if let source = sources.value(for: hash) { return source }
        return try sources.value(for: hash, make: check) { $0.cost }
    }
}
