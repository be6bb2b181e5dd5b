import HTTP

/// Draws each response with a closure.
struct ClosureResponder: Responder {
    private let handler: @Sendable (Request) -> Response

    init(_ handler: @escaping @Sendable (Request) -> Response) {
        self.handler = handler
    }

    func makeWorker(oneOf count: Int) {}

    /// Only one target takes large bodies.
    func bodyLimit(of target: [UInt8]) -> Int {
        target.starts(with: "/large".utf8) ? BodyLimit.large : BodyLimit.standard
    }

    func plan(_ request: Request) -> ResponsePlan<RequestJob> { .job(RequestJob(request: request)) }

    func draw(_ job: RequestJob, with worker: Void) -> ResponsePlan<RequestJob> {
        .response(handler(job.request))
    }
}
