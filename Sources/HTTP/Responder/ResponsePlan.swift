/// The result of planning a response: the response itself, or the work that leads to it.
package enum ResponsePlan<Job: Sendable>: Sendable {
    case response(Response)
    case job(Job)
}
