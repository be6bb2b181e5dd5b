import Metrics
import WorkerProcesses

extension WorkerCounts {
    /// The jobs of the processes that check and draw sources, by their outcome.
    var families: [MetricFamily] {
        [
            MetricFamily(
                "bezel_worker_jobs_total",
                kind: .counter,
                help: "Jobs of the processes that check and draw sources of users, by their outcome.",
                samples: Outcome.allCases.map { outcome in
                    MetricSample(
                        Double(self[outcome]),
                        labels: [MetricSample.Label("outcome", value: outcome.rawValue)]
                    )
                }
            )
        ]
    }
}
