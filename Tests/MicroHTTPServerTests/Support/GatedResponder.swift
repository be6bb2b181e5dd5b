import HTTP
import Synchronization

@testable import MicroHTTPServer

/// Responds with the target of a request, at once for `/cheap…`, otherwise with an expensive job that waits until it
/// is let through.
///
/// The beginning of a target names the lane of its job. With a query, the job ends with a further one, in the lane that
/// the query names: `/waiting?raster`. The first of two jobs waits at a gate of its own.
final class GatedResponder: Responder {
    /// The targets of the jobs that were begun, in order.
    let begun = Mutex<[String]>([])
    private let gate = Semaphore()
    private let firstGate = Semaphore()
    private let price: Price

    /// - Parameter price: the price of each job in microseconds.
    init(price: Int = 20_000) {
        self.price = Price(microseconds: price)
    }

    var begunCount: Int { begun.withLock { $0.count } }

    /// Lets a number of jobs through.
    func release(_ count: Int) {
        for _ in 0..<count { gate.signal() }
    }

    /// Lets a number of jobs through that end with a further one.
    func release(first count: Int) {
        for _ in 0..<count { firstGate.signal() }
    }

    func makeWorker(oneOf count: Int) {}

    func plan(_ request: Request) -> ResponsePlan<RequestJob> {
        if let violation = request.violation { return .response(Response(violation.status)) }
        let path = String(decoding: request.target, as: UTF8.self)
        if path.hasPrefix("/cheap") { return .response(Response(.ok, body: request.target)) }
        let key = path.hasPrefix("/single") ? nil : request.target
        return .job(RequestJob(request: request, key: key, price: price, lane: lane(path.dropFirst())))
    }

    func draw(_ job: RequestJob, with worker: Void, control: JobControl) -> ResponsePlan<RequestJob> {
        let target = String(decoding: job.request.target, as: UTF8.self)
        begun.withLock { $0.append(target) }
        let query = target.split(separator: "?").dropFirst().first
        guard let query, job.key?.last != 0 else {
            gate.wait()
            return .response(Response(.ok, body: job.request.target))
        }
        firstGate.wait()
        // The key of the second job is another one.
        let key = job.key.map { $0 + [0] } ?? [0]
        return .job(RequestJob(request: job.request, key: key, price: price, lane: lane(query)))
    }

    private func lane(_ text: Substring) -> Lane {
        switch text.prefix(6) {
        case "waitin": .waiting
        case "raster": .rasters
        case "styles": .styles
        default: .drawing
        }
    }
}

extension Violation {
    /// The status of the responses in these tests.
    fileprivate var status: Status {
        switch self {
        case .overloaded: .serviceUnavailable
        case .tooManyRequests: .tooManyRequests
        default: .badRequest
        }
    }
}
