import CustomStyles
import Synchronization

/// The outcomes of the jobs of a service's processes since its start.
package final class WorkerCounts: Sendable {
    private let counts = Mutex([Outcome: Int]())

    /// The outcome of a job.
    package enum Outcome: String, CaseIterable, Sendable {
        case done, abandoned, crashed, unavailable
        case tooSlow = "too_slow"
        case tooLarge = "too_large"
    }

    package subscript(outcome: Outcome) -> Int { counts.withLock { $0[outcome] ?? 0 } }

    func count(_ error: StyleWorkError?) {
        let outcome: Outcome =
            switch error {
            case nil: .done
            case .tooSlow: .tooSlow
            case .tooLarge: .tooLarge
            case .crashed: .crashed
            case .abandoned: .abandoned
            case .unavailable, .parserUnavailable: .unavailable
            }
        counts.withLock { $0[outcome, default: 0] += 1 }
    }
}
