import HTTP
import Synchronization

@testable import MicroHTTPServer

/// Responds with the target of a request, at once for `/cheap…`, otherwise with an expensive job that waits until it
/// is let through.
final class GatedResponder: Responder {
    /// The targets of the jobs that were begun, in order.
    let begun = Mutex<[String]>([])
    private let gate = Semaphore()
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

    func makeWorker(oneOf count: Int) {}

    func plan(_ request: Request) -> ResponsePlan<RequestJob> {
        if let violation = request.violation { return .response(Response(violation.status)) }
        let path = String(decoding: request.target, as: UTF8.self)
        if path.hasPrefix("/cheap") { return .response(Response(.ok, body: request.target)) }
        let key = path.hasPrefix("/single") ? nil : request.target
        let lane: Lane =
            path.hasPrefix("/waiting") ? .waiting : path.hasPrefix("/raster") ? .rasters : .drawing
        return .job(RequestJob(request: request, key: key, price: price, lane: lane))
    }

    func draw(_ job: RequestJob, with worker: Void) -> Response {
        begun.withLock { $0.append(String(decoding: job.request.target, as: UTF8.self)) }
        gate.wait()
        return Response(.ok, body: job.request.target)
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
