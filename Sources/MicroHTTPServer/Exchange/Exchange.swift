import HTTP

/// A request and its response, while they are received and sent.
final class Exchange {
    /// The connection, which releases the exchange at its end.
    let connection: Connection
    private(set) var request: Request
    private(set) var hasFields = false
    /// Whether the connection ends after the response.
    ///
    /// libmicrohttpd reads chunks less strictly than RFC 9112 §7.1 demands, so another program may see the end of
    /// such a body elsewhere. What follows it is never read as a request; nor is what follows a CONNECT, whose client
    /// may send it to another host.
    private(set) var endsConnection = false
    /// Whether a body follows the header, or may follow.
    private(set) var hasBody = false
    /// The client that the limits for one address apply to.
    private(set) var client: ClientAddress
    private let line: RequestLineBytes
    private let start = MonotonicTime.now
    private let waitingBodies: WaitingBodies
    private let receivedBodies: ReceivedBodies
    private let refusals: RefusalCounts
    /// The greatest size of the body in bytes.
    private var bodyLimit = BodyLimit.standard
    private var bodySize = 0
    /// The size of the body in bytes, if the header states it.
    private var announcedBodySize = 0
    private(set) var result: (response: Response, id: RequestID)?
    /// The claim to the response of a job under way.
    var ticket: Ticket?
    /// The durations of the phases of the job that led to the response.
    var phases = PhaseDurations()

    init(
        _ line: RequestLineBytes,
        on connection: Connection,
        countingBodiesIn waitingBodies: WaitingBodies,
        received receivedBodies: ReceivedBodies,
        refusals: RefusalCounts
    ) {
        self.connection = connection
        self.receivedBodies = receivedBodies
        self.refusals = refusals
        self.waitingBodies = waitingBodies
        client = connection.client
        self.line = line
        request = Request(
            target: line.target,
            violation: line.size > Limits.target ? .targetTooLong(limit: Limits.target) : nil
        )
    }

    /// Receives the header; returns whether the response is already certain to be an error, so that nothing more is
    /// read.
    func receive(
        _ header: RequestHeader,
        trusting trustedProxies: [AddressRange],
        bodyLimit: Int
    ) -> Bool {
        hasFields = true
        self.bodyLimit = bodyLimit
        announcedBodySize = header.fields.announcedBodySize
        endsConnection = header.fields.isBodyChunked || header.method == .connect
        hasBody = header.fields.isBodyChunked || announcedBodySize > 0
        if !client.isLimited, let forwarded = header.fields.forwardedFor {
            client = ClientAddress(forwardedFor: forwarded, trusting: trustedProxies) ?? client
        }
        // A body of unclear length may be read as another request.
        let fatal = header.violation(line: line) ?? header.bodyViolation(limit: bodyLimit)
        // One call, because each access to a property of an object is checked at run time.
        request.receive(
            header,
            from: client.id,
            violation: fatal ?? header.fields.violation(needsHost: header.needsHost, bodyLimit: bodyLimit)
        )
        return fatal != nil
    }

    /// Receives a part of the body; false if the client has sent far more than the limit.
    func receive(_ part: UnsafeRawBufferPointer) -> Bool {
        bodySize += part.count
        if bodySize > bodyLimit {
            discardBody(because: .bodyTooLarge(limit: bodyLimit))
        } else if request.violation == nil {
            switch receivedBodies.add(part.count, of: client) {
            case .added:
                // Growing would take up to twice the memory that is counted.
                if request.body.isEmpty { request.body.reserveCapacity(min(announcedBodySize, bodyLimit)) }
                request.body.append(contentsOf: part)
            case .full:
                refusals.count(.requestMemory)
                discardBody(because: .overloaded)
            case .beyondShare:
                refusals.count(.requestMemoryOfAddress)
                discardBody(because: .tooManyRequests)
            }
        }
        return bodySize <= Limits.discardedBody
    }

    private func discardBody(because violation: Violation) {
        receivedBodies.remove(request.body.count, of: client)
        request.refuseBody(because: violation)
    }

    deinit { receivedBodies.remove(request.body.count, of: client) }

    /// Sets the reason to respond with an error, in place of any other.
    func refuse(because violation: Violation) {
        request.violation = violation
    }

    func finish(with response: Response, id: RequestID) {
        result = (response, id)
    }

    /// The size of the response's body; `nil` until there is a response.
    var responseSize: Int? { result?.response.body.count }

    /// Counts the body of the response, which waits to be sent from now on.
    func beginBody() {
        waitingBodies.add(responseSize ?? 0)
    }

    func endBody() {
        waitingBodies.remove(responseSize ?? 0)
    }

    /// The time since the request line was read, in nanoseconds.
    var age: Int { MonotonicTime.now.nanoseconds(since: start) }

    /// Returns the record of the finished exchange; `nil` if there was no response.
    ///
    /// `age` is the duration of the exchange in nanoseconds, and `routes` the names of the responder's routes.
    func record(isComplete: Bool, age: Int, routes: [String]) -> ExchangeRecord? {
        guard let (response, id) = result else { return nil }
        let sendsBody = request.method != .head && response.status != .notModified
        return ExchangeRecord(
            id: id,
            method: request.method,
            route: routes.indices.contains(Int(response.route.rawValue))
                ? routes[Int(response.route.rawValue)] : routes[0],
            path: response.route == .none ? nil : [UInt8](RequestTarget(request.target).encodedPath),
            status: response.status,
            bodySize: sendsBody ? response.body.count : 0,
            duration: age / 1000,
            phases: phases,
            isComplete: isComplete
        )
    }
}

extension Request {
    fileprivate mutating func receive(_ header: RequestHeader, from client: ClientID?, violation: Violation?)
    {
        self.client = client
        method = header.method
        host = header.fields.host
        accept = header.fields.accept
        acceptEncoding = header.fields.acceptEncoding
        ifNoneMatch = header.fields.ifNoneMatch
        if let fields = header.fields.rareFields { rareFields = fields }
        hasBodyLength = header.fields.hasBodyLength
        // A response describes only the first violation.
        self.violation = self.violation ?? violation
    }

    /// Discards a body that the server does not hold.
    fileprivate mutating func refuseBody(because reason: Violation) {
        body = []
        violation = violation ?? reason
    }
}
