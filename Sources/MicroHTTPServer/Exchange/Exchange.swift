import HTTP

/// A request and its response, while they are received and sent.
final class Exchange {
    private(set) var request: Request
    private(set) var hasFields = false
    /// Whether the fields are reason enough to refuse the body before it is received.
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
        if fields.size > Limits.fields { addViolation(.fieldsTooLarge(limit: Limits.fields)) }
        if fields.hostCount != 1, version == "HTTP/1.1" { addViolation(.hostInvalid) }
        if fields.contentLength ?? 0 > Limits.body { refuseBody(.bodyTooLarge(limit: Limits.body)) }
        if fields.bodyLengthCount > 1 { refuseBody(.bodyLengthAmbiguous) }
    }

    /// Receives a part of the body; false if the client has sent far more than the limit.
    func receive(_ part: UnsafeRawBufferPointer) -> Bool {
        bodySize += part.count
        if bodySize <= Limits.body {
            request.body.append(contentsOf: part)
        } else {
            request.body = []
            addViolation(.bodyTooLarge(limit: Limits.body))
        }
        return bodySize <= Limits.discardedBody
    }

    /// Stores a violation unless there is an earlier one: a response describes only one.
    private func addViolation(_ violation: Violation) {
        if request.violation == nil { request.violation = violation }
    }

    private func refuseBody(_ violation: Violation) {
        addViolation(violation)
        isBodyRefused = true
    }

    func finish(with response: Response, id: RequestID) {
        precondition(result == nil, "An exchange has one response.")
        result = (response, id)
    }

    /// Returns the record of the finished exchange; `nil` if there was no response.
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
