import Metrics

/// The numbers of jobs of one lane by their ends, and of those that wait; a value for the lock of their pool.
struct JobCounts: Sendable {
    /// Jobs that were done.
    var done = 0
    /// Requests that received the response to a job of another one.
    var shared = 0
    /// Jobs that were dropped because their clients had left.
    var dropped = 0
    /// Jobs that were refused.
    var refused = 0

    /// The number of jobs by what has become of them.
    func samples(lane: String) -> [MetricSample] {
        [("done", done), ("shared", shared), ("dropped", dropped), ("refused", refused)].map {
            outcome,
            count in
            MetricSample(
                Double(count),
                labels: [
                    MetricSample.Label("lane", value: lane), MetricSample.Label("outcome", value: outcome),
                ]
            )
        }
    }
}

/// The jobs of one lane at a moment.
struct LaneMeasurement: Sendable {
    let lane: String
    let counts: JobCounts
    /// The number of jobs that wait.
    let length: Int
    /// The price of the jobs that wait, in microseconds.
    let price: Int
    /// The greatest price of all jobs that wait, in microseconds.
    let limit: Int
}
