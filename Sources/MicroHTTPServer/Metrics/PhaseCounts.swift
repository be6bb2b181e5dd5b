import HTTP
import Metrics

/// Counts the durations of the phases of the jobs that one thread does.
final class PhaseCounts: Sendable {
    private static let buckets = DurationBuckets.phase
    let table = CounterTable(count: Phase.allCases.count * buckets.rowSize)

    /// Counts the phases that a job had.
    func count(_ durations: PhaseDurations) {
        for phase in Phase.allCases where durations[phase] > 0 {
            Self.buckets.count(durations[phase], in: table, rowStart: Self.row(of: phase))
        }
    }

    private static func row(of phase: Phase) -> Int { phase.rawValue * buckets.rowSize }

    /// The durations by phase.
    static func samples(of tables: [CounterTable]) -> [MetricSample] {
        Phase.allCases.flatMap { phase in
            buckets.samples(
                of: tables,
                rowStart: row(of: phase),
                labels: [MetricSample.Label("phase", value: phase.name)]
            )
        }
    }
}
