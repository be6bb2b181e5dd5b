import Synchronization

/// Counts the bytes of the bodies of responses that are yet to be sent, on all loops.
final class WaitingBodies: Sendable {
    let limit: Int
    private let size = Atomic<Int>(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// The bytes that wait now.
    var count: Int { size.load(ordering: .relaxed) }

    /// Adds a body of a size in bytes.
    func add(_ count: Int) {
        size.add(count, ordering: .relaxed)
    }

    func remove(_ count: Int) {
        size.subtract(count, ordering: .relaxed)
    }

    /// Whether a body of a size would exceed the limit.
    ///
    /// A body that exceeds it by itself is sent if nothing else waits.
    func isFull(for count: Int) -> Bool {
        let waiting = size.load(ordering: .relaxed)
        return waiting > 0 && waiting + count > limit
    }
}
