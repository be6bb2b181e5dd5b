import HTTP

/// Finds the response to a request on a loop, or passes its job to another thread.
///
/// One for each loop, which is the only thread that uses it.
protocol Dispatcher {
    /// Responds at once, or submits a job whose response the ticket's inbox receives.
    ///
    /// `age` is the time in nanoseconds since the request line was read.
    func dispatch(_ request: Request, ticket: Ticket, age: () -> Int) -> Dispatch

    /// Responds at once to a request whose body is yet to come; `nil` if the response depends on the body, or takes
    /// longer than the loop may.
    func respondWithoutBody(to request: Request, age: () -> Int) -> Response?

    /// Responds at once to a request with a violation.
    func refuse(_ request: Request) -> Response

    /// The greatest size of the body of a request for a target, in bytes.
    func bodyLimit(of target: [UInt8]) -> Int

    /// Gives up the response of a job.
    func leave(_ ticket: Ticket)
}

/// The result of dispatching a request.
enum Dispatch {
    /// A response that was found has no phases.
    case response(Response, phases: PhaseDurations = PhaseDurations())
    /// Another thread draws the response.
    case submitted
}

/// The dispatcher of a loop with a worker of its own for cheap jobs.
struct LoopDispatcher<Responding: Responder>: Dispatcher {
    let responder: Responding
    let worker: Responding.Worker
    /// `nil` if the loop does all jobs.
    let lanes: Lanes<Responding>?
    let phases: PhaseCounts
    let refusals: RefusalCounts

    func dispatch(_ request: Request, ticket: Ticket, age: () -> Int) -> Dispatch {
        if let response = responder.cachedResponse(to: request) { return .response(response) }
        return dispatchPlan(of: request, ticket: ticket, age: age)
    }

    // Apart, since the plan is of a generic type, which takes time to look up.
    @inline(never)
    private func dispatchPlan(of request: Request, ticket: Ticket, age: () -> Int) -> Dispatch {
        switch responder.plan(request) {
        case .response(let response): .response(response)
        case .job(let job): dispatch(job, of: request, ticket: ticket, readTime: age())
        }
    }

    /// Does the jobs of a response that are cheap, and passes the first other one on.
    private func dispatch(_ job: Responding.Job, of request: Request, ticket: Ticket, readTime: Int)
        -> Dispatch
    {
        var durations = PhaseDurations()
        durations[.read] = readTime
        var job = job
        if let response = draw(&job, durations: &durations)
            ?? drawBriefly(&job, for: ticket.client, durations: &durations)
        {
            return .response(response, phases: durations)
        }
        // Only a server with lanes leaves a job.
        guard let violation = lanes?[job.lane].submit(job, for: ticket, phases: durations) else {
            return .submitted
        }
        refusals.count(Refusal(violation))
        var refused = request
        refused.violation = violation
        return .response(refuse(refused))
    }

    /// Does jobs as long as they are cheap; returns the response, or `nil` if `job` is one for a thread of a lane.
    private func draw(_ job: inout Responding.Job, durations: inout PhaseDurations) -> Response? {
        while lanes == nil || job.lane == .drawing && job.price.microseconds <= Limits.jobOnLoop {
            let plan = responder.draw(job, with: worker, control: .unobserved)
            durations.add(responder.phases(of: worker))
            switch plan {
            case .response(let response):
                phases.count(durations)
                return response
            case .job(let next): job = next
            }
        }
        return nil
    }

    /// Begins a job that another process does, and waits for that a moment; returns the response, or `nil` if `job` is one
    /// for a thread of a lane.
    private func drawBriefly(
        _ job: inout Responding.Job,
        for client: ClientAddress,
        durations: inout PhaseDurations
    ) -> Response? {
        guard job.isBrief, let pool = lanes?[job.lane], pool.beginWithoutThread(job, for: client) else {
            return nil
        }
        let plan = responder.draw(job, with: worker, control: .brief)
        durations.add(responder.phases(of: worker))
        switch plan {
        case .response(let response):
            pool.endWithoutThread(job, for: client, isDone: true)
            phases.count(durations)
            return response
        case .job(let next):
            if !next.isUnderWay { pool.endWithoutThread(job, for: client, isDone: false) }
            job = next
            return nil
        }
    }

    func respondWithoutBody(to request: Request, age: () -> Int) -> Response? {
        var durations = PhaseDurations()
        durations[.read] = age()
        switch responder.planWithoutBody(request) {
        case nil: return nil
        case .response(let response): return response
        case .job(var job): return draw(&job, durations: &durations)
        }
    }

    func refuse(_ request: Request) -> Response {
        responder.response(of: responder.plan(request), with: worker)
    }

    func bodyLimit(of target: [UInt8]) -> Int { responder.bodyLimit(of: target) }

    func leave(_ ticket: Ticket) {
        lanes?.leave(ticket)
    }
}
