import HTTP
import Synchronization

/// Responds with the target and the size of the body, in every way that a responder can, and records the requests.
///
/// The target selects the way by what it contains: `/slow` a job for the drawing threads, `/wait` one for the
/// waiting threads, `/then` beside it one for the drawing threads after that, `/cheap` one for the loop, `/shared` one that equal requests share, `/large` a long response,
/// `/unknown` a response to HEAD without a length.
final class EchoResponder: Responder {
    /// The work of a response.
    struct EchoJob: ResponderJob {
        let request: Request
        let key: [UInt8]?
        let price: Price
        let lane: Lane
    }

    /// The requests that were planned on the connection, in order.
    let planned = Mutex<[Request]>([])

    func makeWorker(oneOf count: Int) {}

    func plan(_ request: Request) -> ResponsePlan<EchoJob> {
        planned.withLock { $0.append(request) }
        guard request.violation == nil else { return .response(Self.response(to: request)) }
        let target = String(decoding: request.target, as: UTF8.self)
        func job(_ microseconds: Int, _ lane: Lane, isShared: Bool = false) -> ResponsePlan<EchoJob> {
            .job(
                EchoJob(
                    request: request,
                    key: isShared ? request.target + Array(" \(request.body.count)".utf8) : nil,
                    price: Price(microseconds: microseconds),
                    lane: lane
                )
            )
        }
        if target.contains("/slow") { return job(10_000, .drawing) }
        if target.contains("/wait") { return job(10_000, .waiting) }
        if target.contains("/shared") { return job(10_000, .drawing, isShared: true) }
        if target.contains("/cheap") { return job(1, .drawing) }
        return .response(Self.response(to: request))
    }

    func draw(_ job: EchoJob, with worker: Void, control: JobControl) -> ResponsePlan<EchoJob> {
        guard job.lane == .waiting, String(decoding: job.request.target, as: UTF8.self).contains("/then")
        else {
            return .response(Self.response(to: job.request))
        }
        return .job(EchoJob(request: job.request, key: nil, price: job.price, lane: .drawing))
    }

    /// The response to a request, without regard to how it is planned.
    static func response(to request: Request) -> Response {
        let fields = HeaderFields([HeaderField(name: "Content-Type", value: "text/plain")])
        let target = String(decoding: request.target, as: UTF8.self)
        if request.violation == nil, request.method == .head, target.contains("/unknown") {
            return Response(.ok, fields: fields, omittingContentOfLength: nil)
        }
        // A successful response to CONNECT has no content (RFC 9110 §9.3.6), which the real responder never accepts.
        let success: Status = request.method == .connect ? .methodNotAllowed : .ok
        let filler = target.contains("/large") ? [UInt8](repeating: 0x2e, count: 100_000) : []
        return Response(
            request.violation?.status ?? success,
            fields: fields,
            body: request.target + Array(" \(request.body.count)".utf8) + filler
        )
    }
}

extension Violation {
    fileprivate var status: Status {
        switch self {
        case .targetTooLong: .uriTooLong
        case .fieldsTooLarge: .requestHeaderFieldsTooLarge
        case .bodyTooLarge: .contentTooLarge
        case .requestLineMalformed, .fieldMalformed, .hostInvalid, .bodyLengthAmbiguous, .bodyLengthInvalid:
            .badRequest
        case .transferCodingUnknown: .notImplemented
        case .versionUnsupported: .versionNotSupported
        case .overloaded: .serviceUnavailable
        case .tooManyRequests: .tooManyRequests
        }
    }
}
