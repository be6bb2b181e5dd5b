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

    /// Receives the header fields; `needsHost` is whether the version of HTTP requires a `Host` field.
    func receive(_ fields: RequestFields, method: Method, needsHost: Bool) {
        hasFields = true
        isBodyRefused = fields.bodyViolation != nil
        // One call, because each access to a property of an object is checked at run time.
        request.receive(fields, method: method, needsHost: needsHost)
    }

    /// Receives a part of the body; false if the client has sent far more than the limit.
    func receive(_ part: UnsafeRawBufferPointer) -> Bool {
        bodySize += part.count
        if bodySize <= Limits.body {
            request.body.append(contentsOf: part)
        } else {
            request.refuseBody()
        }
        return bodySize <= Limits.discardedBody
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

extension Request {
    fileprivate mutating func receive(_ fields: RequestFields, method: Method, needsHost: Bool) {
        self.method = method
        host = fields.host
        accept = fields.accept
        acceptEncoding = fields.acceptEncoding
        ifNoneMatch = fields.ifNoneMatch
        contentType = fields.contentType
        // A response describes only the first violation.
        violation = violation ?? fields.violation(needsHost: needsHost)
    }

    /// Discards a body that is larger than the limit.
    fileprivate mutating func refuseBody() {
        body = []
        violation = violation ?? .bodyTooLarge(limit: Limits.body)
    }
}
