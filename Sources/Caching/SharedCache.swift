public import Synchronization

/// A bounded cache that threads share, behind a lock.
public final class SharedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline let cache: Mutex<BoundedCache<Key, Value>>

    /// A cache that may take a share of a budget, from 0 to 1, and is counted under a name.
    public init(share: Double, of budget: MemoryBudget, named name: String) {
        cache = Mutex(BoundedCache(share: share, of: budget, named: name))
    }

    /// The cost of all entries, in bytes.
    public var cost: Int { cache.withLock { $0.cost } }

    /// The value of a key, which is young from then on; `nil` if the cache does not have it.
    @inlinable
    public func value(for key: Key) -> Value? {
        cache.withLock { $0.value(for: key) }
    }

    /// The value of a key, which is made outside the lock and stored if the cache does not have it.
    ///
    /// Threads that make the value of one key at the same time all get the one that was stored first. A value that
    /// is too large to be stored is returned all the same. `cost` is as in `BoundedCache.insert`, of the new value.
    @inlinable
    public func value(for key: Key, make: () -> Value, cost: (Value) -> Int) -> Value {
        if let value = value(for: key) { return value }
        let made = make()
        return storedFirst(made, for: key, cost: cost(made))
    }

    /// Stores a value if the key has none; returns the value that the key has then.
    @inlinable @inline(never)
    func storedFirst(_ value: Value, for key: Key, cost: Int) -> Value {
        cache.withLock { cache in
            if let first = cache.value(for: key) { return first }
            cache.insert(value, for: key, cost: cost)
            return value
        }
    }

    /// Stores a value in place of any that the key has; `cost` is as in `BoundedCache.insert`.
    @inlinable
    public func insert(_ value: Value, for key: Key, cost: Int) {
        cache.withLock { $0.insert(value, for: key, cost: cost) }
    }

    /// Removes all entries.
    public func removeAll() {
        cache.withLock { $0.removeAll() }
    }
}
