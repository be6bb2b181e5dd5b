import Synchronization

/// A shared cache for values that take long to make: threads that need the value of one key at the same time make it
/// once.
///
/// A thread that finds its key in the making waits for it, and for no other key. Making a value must not need the value of
/// its own key.
public final class SingleFlightCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let cache: SharedCache<Key, Value>
    /// The keys whose values are in the making.
    private let flights = Mutex([Key: Flight]())

    /// A lock that a thread holds while it makes the value of a key, and the number of threads that need the value.
    private struct Flight {
        let lock = Lock()
        var threads = 0
    }

    private final class Lock: Sendable {
        let mutex = Mutex(())
    }

    /// A cache that may take a share of a budget, from 0 to 1, and is counted under a name.
    public init(share: Double, of budget: MemoryBudget, named name: String) {
        cache = SharedCache(share: share, of: budget, named: name)
    }

    /// The value of a key, if it was made; it never waits for one in the making.
    public func value(for key: Key) -> Value? { cache.value(for: key) }

    /// Removes all values that were made.
    public func removeAll() {
        cache.removeAll()
    }

    /// The value of a key, which is made and stored if the cache does not have it.
    ///
    /// A value that is too large to be stored is made by each thread. `cost` is as in `BoundedCache.insert`.
    public func value<Failure: Error>(
        for key: Key,
        make: () throws(Failure) -> Value,
        cost: (Value) -> Int
    ) throws(Failure) -> Value {
        if let value = cache.value(for: key) { return value }
        let lock = flights.withLock { flights in
            var flight = flights[key] ?? Flight()
            flight.threads += 1
            flights[key] = flight
            return flight.lock
        }
        defer {
            flights.withLock { flights in
                flights[key]?.threads -= 1
                if flights[key]?.threads == 0 { flights[key] = nil }
            }
        }
        return try lock.mutex.withLock { _ throws(Failure) in
            // Another thread may have made it while this one waited.
            if let value = cache.value(for: key) { return value }
            let made = try make()
            return cache.storedFirst(made, for: key, cost: cost(made))
        }
    }
}
