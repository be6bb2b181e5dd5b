import Synchronization

/// A table of numbers that threads count in while others read them, without a lock.
final class CounterTable: Sendable {
    let count: Int
    private nonisolated(unsafe) let counters: UnsafeMutablePointer<Atomic<Int>>

    /// Creates a table of zeros.
    init(count: Int) {
        self.count = count
        counters = .allocate(capacity: count)
        for index in 0..<count { (counters + index).initialize(to: Atomic(0)) }
    }

    deinit {
        counters.deinitialize(count: count)
        counters.deallocate()
    }

    subscript(index: Int) -> Int {
        precondition(0 <= index && index < count, "The table has no such number.")
        return counters[index].load(ordering: .relaxed)
    }

    /// Adds to a number that only one thread counts, which costs no more than with an ordinary number.
    func add(_ amount: Int, at index: Int) {
        precondition(0 <= index && index < count, "The table has no such number.")
        counters[index].store(counters[index].load(ordering: .relaxed) &+ amount, ordering: .relaxed)
    }

    /// Adds to a number that several threads count.
    func addShared(_ amount: Int, at index: Int) {
        precondition(0 <= index && index < count, "The table has no such number.")
        counters[index].add(amount, ordering: .relaxed)
    }
}
