/// Responds to requests in steps: it plans the response, and draws it if the plan is a job.
///
/// A server plans on the thread that received the request, where work must be short, and does expensive jobs on
/// other threads, in another order. A job can end with a further one in place of the response, which the server does
/// in the lane of that job: so what waits for a database and what draws have threads of their own. Responders are
/// shared by threads; workers are not.
package protocol Responder<Job, Worker>: Sendable {
    /// The work that remains after planning.
    associatedtype Job: ResponderJob
    /// The state of a thread that draws, such as caches and buffers; one thread at a time uses it.
    associatedtype Worker

    /// Creates the state of one of a number of threads that draw, which share what memory there is for such states.
    ///
    /// Of a thread for jobs that wait and do not draw, the number is `Int.max`: its state shares none of the memory.
    func makeWorker(oneOf count: Int) -> Worker

    /// The greatest size of the body of a request for a target, in bytes.
    ///
    /// A server asks when the header is complete, before it receives a body.
    func bodyLimit(of target: [UInt8]) -> Int

    /// The response to a request that has been made before with the same bytes, if it is cached under them.
    ///
    /// A server asks for it first: that takes much less time than a plan.
    func cachedResponse(to request: Request) -> Response?

    /// Plans the response to a request whose body is yet to come, if it does not depend on the body: because the
    /// request has an error, or its target and its method take no body. Otherwise returns `nil`.
    ///
    /// A server asks when the header is complete; `Request.body` is empty.
    func planWithoutBody(_ request: Request) -> ResponsePlan<Job>?

    /// Returns the response if it is available or cheap, otherwise the work that produces it; `cachedResponse` had none.
    func plan(_ request: Request) -> ResponsePlan<Job>

    /// Does the work of a plan, and returns the response, or the work that remains.
    ///
    /// `control` is valid until it returns.
    func draw(_ job: Job, with worker: Worker, control: JobControl) -> ResponsePlan<Job>

    /// The names of the routes by their numbers; the first is that of requests for none.
    ///
    /// They are few and do not depend on what clients send.
    var routes: [String] { get }

    /// The durations of the phases of the job that a worker has done last.
    func phases(of worker: Worker) -> PhaseDurations
}

extension Responder {
    package func bodyLimit(of target: [UInt8]) -> Int { BodyLimit.standard }

    package func cachedResponse(to request: Request) -> Response? { nil }

    /// GET and HEAD take no body (RFC 9110 §9.3.1).
    package func planWithoutBody(_ request: Request) -> ResponsePlan<Job>? {
        request.method == .get || request.method == .head ? plan(request) : nil
    }

    package var routes: [String] { ["none"] }

    package func phases(of worker: Worker) -> PhaseDurations { PhaseDurations() }

    /// Does all the work of a plan on one thread, and returns the response.
    package func response(of plan: ResponsePlan<Job>, with worker: Worker) -> Response {
        var plan = plan
        while true {
            switch plan {
            case .response(let response): return response
            case .job(let job): plan = draw(job, with: worker, control: .unobserved)
            }
        }
    }
}
