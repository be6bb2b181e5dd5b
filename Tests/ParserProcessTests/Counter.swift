import Synchronization

/// A number that one thread changes and another reads.
final class Counter: Sendable {
    private let storage = Atomic(0)

    var value: Int { storage.load(ordering: .relaxed) }

    func add(_ number: Int) {
        storage.add(number, ordering: .relaxed)
    }
}
