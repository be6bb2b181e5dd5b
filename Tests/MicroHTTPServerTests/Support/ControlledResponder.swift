import Glibc
import HTTP
import Synchronization

@testable import MicroHTTPServer

/// Responds with jobs of one lane that use their `JobControl`; the beginning of a target selects the way.
///
/// - `/watching`: ends as soon as nobody wants the response, or when a gate lets it through.
/// - `/costly`: waits at the gate, and is charged for 24 times its price.
/// - anything else: waits at the gate.
final class ControlledResponder: Responder {
    /// The targets of the jobs that were begun, in order.
    let begun = Mutex<[String]>([])
    /// The clients of those jobs.
    let clients = Mutex<[ClientID?]>([])
    /// The targets of the jobs that have ended because nobody wanted them.
    let abandoned = Mutex<[String]>([])
    private let gate = Semaphore()
    private let openings = Atomic<Int>(0)
    private let price = Price(microseconds: 10_000)

    /// Lets a number of jobs through.
    func release(_ count: Int) {
        openings.add(count, ordering: .relaxed)
        for _ in 0..<count { gate.signal() }
    }

    var begunCount: Int { begun.withLock { $0.count } }

    func makeWorker(oneOf count: Int) {}

    func plan(_ request: Request) -> ResponsePlan<RequestJob> {
        if let violation = request.violation {
            return .response(Response(violation == .overloaded ? .serviceUnavailable : .tooManyRequests))
        }
        return .job(RequestJob(request: request, key: request.target, price: price, lane: .styles))
    }

    func draw(_ job: RequestJob, with worker: Void, control: JobControl) -> ResponsePlan<RequestJob> {
        let target = String(decoding: job.request.target, as: UTF8.self)
        clients.withLock { $0.append(control.client) }
        begun.withLock { $0.append(target) }
        if target.hasPrefix("/watching") {
            while openings.load(ordering: .relaxed) == 0 {
                usleep(1000)
                guard control.isWanted() else {
                    abandoned.withLock { $0.append(target) }
                    return .response(Response(.ok, body: Array("abandoned".utf8)))
                }
            }
        } else {
            gate.wait()
        }
        if target.hasPrefix("/costly") { control.charge(Price(microseconds: 24 * price.microseconds)) }
        return .response(Response(.ok, body: job.request.target))
    }
}
