public import Synchronization

/// A bounded cache that threads share, behind a lock.
public final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline let cache: Mutex<BoundedCache<Key, Value>>

    /// A cache that may take a share of a budget, from 0 to 1.
    public init(share: Double, of budget: MemoryBudget) {
        cache = Mutex(BoundedCache(share: share, of: budget))
    }

    /// The cost of all entries, in bytes.
    public var cost: Int { cache.withLock { $0.cost } }

    /// The value of a key, which is young from then on; `nil` if the cache does not have it.
    @inlinable
    public func value(for key: Key) -> Value? {
        cache.withLock { $0.value(for: key) }
    }

    /// Stores a value in place of any that the key has; `cost` is as in `BoundedCache.insert`.
    @inlinable
    public func insert(_ value: Value, for key: Key, cost: Int) {
        cache.withLock { $0.insert(value, for: key, cost: cost) }
    }
}
