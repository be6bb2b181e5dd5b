import CustomStyles
import Synchronization

/// The outcomes of the jobs of a service's processes since its start.
package final class WorkerCounts: Sendable {
    private let counts = Mutex([Outcome: Int]())
    private let done = Atomic<Int>(0)

    /// The outcome of a job.
    package enum Outcome: String, CaseIterable, Sendable {
        case done, abandoned, crashed, unavailable
        case tooSlow = "too_slow"
        case tooLarge = "too_large"
    }

    package subscript(outcome: Outcome) -> Int {
        outcome == .done ? done.load(ordering: .relaxed) : counts.withLock { $0[outcome] ?? 0 }
    }

    func count(_ error: StyleWorkError?) {
        guard let error else {
            done.add(1, ordering: .relaxed)
            return
        }
        let outcome: Outcome =
            switch error {
            case .tooSlow: .tooSlow
            case .tooLarge: .tooLarge
            case .crashed: .crashed
            case .abandoned: .abandoned
            case .unavailable, .parserUnavailable: .unavailable
            }
        counts.withLock { $0[outcome, default: 0] += 1 }
    }
}
