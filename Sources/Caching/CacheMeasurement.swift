import Synchronization

/// The caches of one name at a moment.
package struct CacheMeasurement: Hashable, Sendable {
    package let name: String
    /// The numbers of hits and misses of a cache since the start of the process.
    package var hits = 0
    package var misses = 0
    /// The cost of all entries, in bytes.
    package var bytes = 0
    /// The greatest cost of all entries, in bytes.
    package var limit = 0

    init(name: String) {
        self.name = name
    }

    /// Adds the uses of a cache, and its entries if it is in use.
    mutating func add(_ counts: CacheCounts, isInUse: Bool) {
        hits += counts.hits.load(ordering: .relaxed)
        misses += counts.misses.load(ordering: .relaxed)
        guard isInUse else { return }
        bytes += counts.bytes.load(ordering: .relaxed)
        limit += counts.limit
    }
}
