package import Caching

/// Something that was checked, with the memory that it takes in bytes.
package protocol CheckedValue: Sendable {
    var cost: Int { get }
}

extension CustomSource: CheckedValue {}

/// The sources that were checked, by their hashes; each is checked once.
package final class SourceCache<Source: CheckedValue>: Sendable {
    private let sources: SingleFlightCache<String, Source>

    package init(share: Double, of budget: MemoryBudget) {
        sources = SingleFlightCache(share: share, of: budget, named: "sources")
    }

    /// Removes all sources.
    package func removeAll() {
        sources.removeAll()
    }

    /// The source of a hash, if it was checked; it never waits for one that is being checked.
    package func source(hash: String) -> Source? { sources.value(for: hash) }

    /// The source of a hash, which is checked if the cache does not have it.
    ///
    /// It may wait for another thread that checks the same source.
    package func source<Failure: Error>(
        hash: String,
        check: () throws(Failure) -> Source
    ) throws(Failure) -> Source {
        if let source = sources.value(for: hash) { return source }
        return try sources.value(for: hash, make: check) { $0.cost }
    }
}
