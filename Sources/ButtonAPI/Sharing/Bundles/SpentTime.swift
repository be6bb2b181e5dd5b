import Synchronization

/// The processor time of several jobs together, in microseconds.
final class SpentTime: Sendable {
    private let sum = Mutex(0)

    var microseconds: Int { sum.withLock { $0 } }

    func add(_ time: Int) { sum.withLock { $0 += time } }
}
