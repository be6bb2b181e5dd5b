import Synchronization

/// A shared cache for values that take long to make: threads that need the value of one key at the same time make it
/// once.
///
/// A thread that finds its key in the making waits for it. Keys share a few locks by their hash, so two keys may wait
/// for each other's values, which changes the time that they take and nothing else; making a value must not need
/// another value of the same cache.
public final class SingleFlightCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let cache: SharedCache<Key, Value>
    private let flights = (0..<16).map { _ in Flight() }

    /// A lock that a thread holds while it makes a value.
    private final class Flight: Sendable {
        let lock = Mutex(())
    }

    /// A cache that may take a share of a budget, from 0 to 1, and is counted under a name.
    public init(share: Double, of budget: MemoryBudget, named name: String) {
        cache = SharedCache(share: share, of: budget, named: name)
    }

    /// The value of a key, if it was made; it never waits for one in the making.
    public func value(for key: Key) -> Value? { cache.value(for: key) }

    /// The value of a key, which is made and stored if the cache does not have it.
    ///
    /// A value that is too large to be stored is made by each thread. `cost` is as in `BoundedCache.insert`.
    public func value<Failure: Error>(
        for key: Key,
        make: () throws(Failure) -> Value,
        cost: (Value) -> Int
    ) throws(Failure) -> Value {
        if let value = cache.value(for: key) { return value }
        let flight = flights[Int(UInt(bitPattern: key.hashValue) % UInt(flights.count))]
        return try flight.lock.withLock { _ throws(Failure) in
            // Another thread may have made it while this one waited.
            if let value = cache.value(for: key) { return value }
            let made = try make()
            return cache.storedFirst(made, for: key, cost: cost(made))
        }
    }
}
