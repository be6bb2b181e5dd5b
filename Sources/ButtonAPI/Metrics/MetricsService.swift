import Compression
package import HTTP
package import Metrics

/// Responds with the metrics of the process, on a listener of its own.
package struct MetricsService: Responder {
    /// No response needs a job.
    package enum Job: ResponderJob {
        package var key: Int? { nil }
        package var price: Price { Price(microseconds: 0) }
        package var lane: Lane { .drawing }
    }

    /// The path of the metrics.
    package static let path = "/metrics"

    private let families: @Sendable () -> [MetricFamily]
    private let gzip = Gzip()

    /// A service that measures for each request; the closure runs on the thread of the request.
    package init(families: @escaping @Sendable () -> [MetricFamily]) {
        self.families = families
    }

    package func makeWorker(oneOf count: Int) {}

    package func plan(_ request: Request) -> ResponsePlan<Job> { .response(response(to: request)) }

    package func draw(_ job: Job, with worker: Void, control: JobControl) -> ResponsePlan<Job> {}

    private func response(to request: Request) -> Response {
        if let violation = request.violation { return Problem(violation).response }
        guard RequestTarget(request.target).encodedPath.elementsEqual(Self.path.utf8) else {
            return Problem.noMetrics.response
        }
        guard request.method == .get || request.method == .head else {
            return Problem(.methodNotAllowed(request.method.rawValue, allowed: ["GET", "HEAD"])).response
        }
        let text = MetricsText.bytes(of: families())
        let coding = ContentCoding(preferredBy: request.acceptEncoding)
        let isCompressed = coding == .gzip
        return Response(
            .ok,
            fields: .common.adding([
                .contentType(ContentType(MetricsText.contentType)),
                HeaderField(name: .cacheControl, value: CacheControl.moment),
                HeaderField(name: .vary, value: "Accept-Encoding"),
            ]).adding(isCompressed ? [.contentEncoding(coding)] : []),
            body: isCompressed ? gzip.compress(text) : text
        )
    }
}
