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
        if target.starts(with: "/files".utf8) { return BodyLimit.files }
        return target.starts(with: "/large".utf8) ? BodyLimit.large : BodyLimit.standard
    }

    /// One target takes no body.
    func planWithoutBody(_ request: Request) -> ResponsePlan<RequestJob>? {
        let isBodyless = request.method != .post || request.target.starts(with: "/bodyless".utf8)
        return isBodyless ? plan(request) : nil
    }

    func plan(_ request: Request) -> ResponsePlan<RequestJob> { .job(RequestJob(request: request)) }

    func draw(_ job: RequestJob, with worker: Void, control: JobControl) -> ResponsePlan<RequestJob> {
        .response(handler(job.request))
    }
}
