package import HTTP

/// A service whose responses only the sites of a policy may read: around a service that draws somebody's project.
package struct PrivateService: Responder {
    private let service: ButtonService
    private let policy: PrivacyPolicy

    package init(_ service: ButtonService, policy: PrivacyPolicy) {
        self.service = service
        self.policy = policy
    }

    /// A job for a request of an origin.
    package struct Job: ResponderJob {
        package struct Key: Hashable, Sendable {
            let key: ButtonJob.Key
            let origin: String?
        }

        let job: ButtonJob
        let origin: String?

        package var key: Key? { job.key.map { Key(key: $0, origin: origin) } }
        package var price: Price { job.price }
        package var lane: Lane { job.lane }
        package var isBrief: Bool { job.isBrief }
        package var isUnderWay: Bool { job.isUnderWay }
    }

    package func makeWorker(oneOf count: Int) -> ButtonWorker { service.makeWorker(oneOf: count) }

    package func bodyLimit(of target: [UInt8]) -> Int { service.bodyLimit(of: target) }

    package func cachedResponse(to request: Request) -> Response? {
        guard policy.allows(host: request.host) else { return nil }
        return service.cachedResponse(to: request).map { guarded($0, for: request.origin) }
    }

    package func planWithoutBody(_ request: Request) -> ResponsePlan<Job>? {
        if let refusal = refusal(of: request) { return .response(refusal) }
        return service.planWithoutBody(request).map { guarded($0, for: request.origin) }
    }

    package func plan(_ request: Request) -> ResponsePlan<Job> {
        if let refusal = refusal(of: request) { return .response(refusal) }
        return guarded(service.plan(request), for: request.origin)
    }

    package func draw(_ job: Job, with worker: ButtonWorker, control: JobControl) -> ResponsePlan<Job> {
        guarded(service.draw(job.job, with: worker, control: control), for: job.origin)
    }

    package var routes: [String] { service.routes }

    package func phases(of worker: ButtonWorker) -> PhaseDurations { service.phases(of: worker) }

    private func guarded(_ response: Response, for origin: String?) -> Response {
        response.with(policy.fields(response.fields, for: origin))
    }

    private func guarded(_ plan: ResponsePlan<ButtonJob>, for origin: String?) -> ResponsePlan<Job> {
        switch plan {
        case .response(let response): .response(guarded(response, for: origin))
        case .job(let job): .job(Job(job: job, origin: origin))
        }
    }

    /// The response to a request for another host; `nil` for all others, and for what is no request.
    private func refusal(of request: Request) -> Response? {
        guard request.violation == nil, !policy.allows(host: request.host) else { return nil }
        let problem = Problem(
            code: "host-not-allowed",
            status: .forbidden,
            title: "The host is not this machine",
            detail: """
                The service draws a project for the user of its own machine, which is localhost, 127.0.0.1 or [::1], \
                and not \((request.host ?? "").quoted).
                """,
            value: (request.host ?? "").excerpt
        )
        return guarded(problem.response, for: nil)
    }
}
