public import Synchronization

/// Counts the uses of one cache, so that other threads can read them without its lock.
///
/// One thread at a time counts: that of the cache, or the one that holds its lock. So a count costs no more than with
/// an ordinary number.
public final class CacheCounts: Sendable {
    /// The name that the cache has in metrics, which caches of several threads share.
    package let name: String
    /// The greatest cost of all entries together, in bytes.
    package let limit: Int
    @usableFromInline let hits = Atomic<Int>(0)
    @usableFromInline let misses = Atomic<Int>(0)
    @usableFromInline let bytes = Atomic<Int>(0)

    init(name: String, limit: Int) {
        self.name = name
        self.limit = limit
    }

    /// Counts a key for which the cache had a value.
    @inlinable
    public func countHit() {
        hits.store(hits.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
    }

    /// Counts a key for which the cache had no value.
    @inlinable
    public func countMiss() {
        misses.store(misses.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
    }

    /// Sets the cost of all entries, in bytes.
    @inlinable
    public func setBytes(_ count: Int) {
        bytes.store(count, ordering: .relaxed)
    }
}
