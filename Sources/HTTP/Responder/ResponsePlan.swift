/// The result of planning a response, or of a job: the response itself, or the work that produces it.
package enum ResponsePlan<Job: ResponderJob>: Sendable {
    case response(Response)
    case job(Job)
}
