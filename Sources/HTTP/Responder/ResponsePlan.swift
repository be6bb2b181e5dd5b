/// The result of planning a response: the response itself, or the work that produces it.
package enum ResponsePlan<Job: ResponderJob>: Sendable {
    case response(Response)
    case job(Job)
}
