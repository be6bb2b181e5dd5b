import HTTP

/// Draws each response with a closure.
struct ClosureResponder: Responder {
    private let handler: @Sendable (Request) -> Response

    init(_ handler: @escaping @Sendable (Request) -> Response) {
        self.handler = handler
    }

    func makeWorker() {}

    func plan(_ request: Request) -> ResponsePlan<Request> { .job(request) }

    func draw(_ request: Request, with worker: Void) -> Response { handler(request) }
}
