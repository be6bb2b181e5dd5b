import Synchronization

/// The bytes that all caches of a process may hold together: a limit, and a count that threads share.
///
/// A cache takes a share of the limit and reports to the count what it holds. The shares of one budget add up to
/// at most its limit, so the count never exceeds it.
public final class MemoryBudget: Sendable {
    /// In bytes.
    public let limit: Int
    private let count = Atomic<Int>(0)
    private let caches = Mutex(Caches())

    private struct Caches {
        /// The counts of caches in use; they are few, since only threads and services have caches.
        var inUse: [CacheCounts] = []
        /// The sums of those that are no longer in use, by name.
        var past: [String: CacheMeasurement] = [:]
    }

    public init(limit: Int) {
        self.limit = limit
    }

    /// The bytes in use now.
    public var used: Int { count.load(ordering: .relaxed) }

    /// Adds bytes to the count; a negative number gives them back.
    public func charge(_ bytes: Int) {
        count.add(bytes, ordering: .relaxed)
    }

    /// Creates the counts of a cache, which `measurements` contain.
    package func makeCounts(of name: String, limit: Int) -> CacheCounts {
        let counts = CacheCounts(name: name, limit: limit)
        caches.withLock { $0.inUse.append(counts) }
        return counts
    }

    /// Ends the counts of a cache that is no longer in use.
    package func end(_ counts: CacheCounts) {
        caches.withLock { caches in
            guard let index = caches.inUse.firstIndex(where: { $0 === counts }) else { return }
            caches.inUse.remove(at: index)
            caches.past[counts.name, default: CacheMeasurement(name: counts.name)].add(counts, isInUse: false)
        }
    }

    /// The caches of the budget at this moment, in the order of their names; any thread may ask for them.
    package var measurements: [CacheMeasurement] {
        caches.withLock { caches in
            var measurements = caches.past
            for counts in caches.inUse {
                measurements[counts.name, default: CacheMeasurement(name: counts.name)].add(
                    counts,
                    isInUse: true
                )
            }
            return measurements.values.sorted { $0.name < $1.name }
        }
    }
}
