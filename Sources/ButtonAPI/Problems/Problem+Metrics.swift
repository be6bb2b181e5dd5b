import HTTP

extension Problem {
    /// The problem of another path on the listener of the metrics.
    static let noMetrics = Problem(
        code: "unknown-route",
        status: .notFound,
        title: "There is nothing at this path",
        detail:
            "This address has \(MetricsService.path) only; pictures are at another address of the service."
    )
}
