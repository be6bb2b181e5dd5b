import HTTP

/// A request on its way in and its answer on the way out.
final class Exchange {
    private(set) var request: Request
    private(set) var hasFields = false
    /// Whether the fields say enough against the body to answer without it.
    private(set) var isBodyRefused = false
    private let start = MonotonicTime.now
    private var bodySize = 0
    private(set) var result: (response: Response, id: RequestID)?

    init(target: [UInt8], violation: Violation?) {
        request = Request(target: target, violation: violation)
    }

    func receive(_ fields: consuming RequestFields, method: String, version: String) {
        hasFields = true
        request.method = Method(rawValue: method)
        request.host = fields.host
        request.accept = fields.accept
        request.acceptEncoding = fields.acceptEncoding
        request.ifNoneMatch = fields.ifNoneMatch
        request.contentType = fields.contentType
        if fields.size > Limits.fields { note(.fieldsTooLarge(limit: Limits.fields)) }
        if fields.hostCount != 1, version == "HTTP/1.1" { note(.hostInvalid) }
        if fields.contentLength ?? 0 > Limits.body { refuseBody(.bodyTooLarge(limit: Limits.body)) }
        if fields.bodyLengthCount > 1 { refuseBody(.bodyLengthAmbiguous) }
    }

    /// Takes a part of the body; false if the client sends far more than it may.
    func receive(_ part: UnsafeRawBufferPointer) -> Bool {
        bodySize += part.count
        if bodySize <= Limits.body {
            request.body.append(contentsOf: part)
        } else {
            request.body = []
            note(.bodyTooLarge(limit: Limits.body))
        }
        return bodySize <= Limits.discardedBody
    }

    /// Keeps the first violation: whoever broke two limits is told of one.
    private func note(_ violation: Violation) {
        if request.violation == nil { request.violation = violation }
    }

    private func refuseBody(_ violation: Violation) {
        note(violation)
        isBodyRefused = true
    }

    func finish(with response: Response, id: RequestID) {
        precondition(result == nil, "An exchange has one response.")
        result = (response, id)
    }

    /// What to write down now that it is over; `nil` if it was never answered.
    func record(isComplete: Bool) -> ExchangeRecord? {
        guard let (response, id) = result else { return nil }
        let sendsBody = request.method != .head && response.status != .notModified
        return ExchangeRecord(
            id: id,
            method: request.method,
            path: [UInt8](RequestTarget(request.target).encodedPath),
            status: response.status,
            bodySize: sendsBody ? response.body.count : 0,
            duration: MonotonicTime.now.microseconds(since: start),
            isComplete: isComplete
        )
    }
}
