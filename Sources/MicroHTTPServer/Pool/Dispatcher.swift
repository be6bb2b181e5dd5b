import HTTP

/// Finds the response to a request on a loop, or passes its job to another thread.
///
/// One for each loop, which is the only thread that uses it.
protocol Dispatcher {
    /// Responds at once, or submits a job whose response the ticket's inbox receives.
    func dispatch(_ request: Request, ticket: Ticket) -> Dispatch

    /// Responds at once to a request with a violation.
    func refuse(_ request: Request) -> Response

    /// Gives up the response of a job.
    func leave(_ ticket: Ticket)
}

/// The result of dispatching a request.
enum Dispatch {
    /// `isDrawn` is whether the response was drawn for this request, which takes longer than finding it.
    case response(Response, isDrawn: Bool)
    /// Another thread draws the response.
    case submitted
}

/// The dispatcher of a loop with a worker of its own for cheap jobs.
struct LoopDispatcher<Responding: Responder>: Dispatcher {
    let responder: Responding
    let worker: Responding.Worker
    let lanes: Lanes<Responding>

    func dispatch(_ request: Request, ticket: Ticket) -> Dispatch {
        switch responder.plan(request) {
        case .response(let response): return .response(response, isDrawn: false)
        case .job(let job) where job.lane == .drawing && job.price.microseconds <= Limits.jobOnLoop:
            return .response(responder.draw(job, with: worker), isDrawn: true)
        case .job(let job):
            guard let violation = lanes[job.lane].submit(job, for: ticket) else { return .submitted }
            var refused = request
            refused.violation = violation
            return .response(refuse(refused), isDrawn: false)
        }
    }

    func refuse(_ request: Request) -> Response {
        switch responder.plan(request) {
        case .response(let response): response
        case .job(let job): responder.draw(job, with: worker)
        }
    }

    func leave(_ ticket: Ticket) {
        for lane in Lane.allCases { lanes[lane].leave(ticket) }
    }
}
