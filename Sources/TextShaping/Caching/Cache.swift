import Synchronization

/// A dictionary that threads share and that forgets everything when it is full.
///
/// Whatever it holds is cheap to make again, so keeping track of what was used last would cost more
/// than it saves.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let values: Mutex<[Key: Value]>
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
        values = Mutex([:])
    }

    /// The value of a key, made outside the lock when it is new.
    ///
    /// When two threads make it at once both get the value of the first.
    func value(for key: Key, make: () -> Value) -> Value {
        if let known = values.withLock({ $0[key] }) { return known }
        let made = make()
        return values.withLock { values in
            if let known = values[key] { return known }
            if values.count >= limit { values.removeAll(keepingCapacity: true) }
            values[key] = made
            return made
        }
    }
}
