import HTTP

/// A request and its response, while they are received and sent.
final class Exchange {
    /// The connection, which releases the exchange at its end.
    let connection: Connection
    private(set) var method = Method.get
    private(set) var fields = RequestFields()
    /// Whether the header is complete.
    private(set) var hasFields = false
    private var body: [UInt8] = []
    /// The first rule or limit that the request breaks.
    private var violation: Violation?
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
    private let shared: ExchangeHandler.Shared
    /// The greatest size of the body in bytes.
    private var bodyLimit = BodyLimit.standard
    private var bodySize = 0
    /// The size of the body in bytes, if the header states it.
    private var announcedBodySize = 0
    /// Whether the body has the files of a project, and has begun in their budget.
    private var hasFiles = false
    /// The counts of bodies that the body belongs to.
    private var receivedBodies: ReceivedBodies { hasFiles ? shared.receivedFiles : shared.receivedBodies }
    private(set) var result: (response: Response, id: RequestID)?
    /// The claim to the response of a job under way.
    var ticket: Ticket?
    /// The durations of the phases of the job that led to the response.
    var phases = PhaseDurations()

    init(_ line: RequestLineBytes, on connection: Connection, shared: ExchangeHandler.Shared) {
        self.connection = connection
        self.shared = shared
        client = connection.client
        self.line = line
        if line.size > Limits.target { violation = .targetTooLong(limit: Limits.target) }
    }

    /// The request, as far as it has arrived.
    ///
    /// It is put together where it is needed: each copy of it costs one reference for each of its texts.
    var request: Request {
        Request(
            method: method,
            target: line.target,
            accept: fields.accept,
            acceptEncoding: fields.acceptEncoding,
            ifNoneMatch: fields.ifNoneMatch,
            hasBodyLength: fields.hasBodyLength,
            rareFields: fields.rareFields,
            client: client.id,
            body: body,
            violation: violation
        )
    }

    /// Receives the header when it is complete; returns whether the response is already certain to be an error, so that
    /// nothing more is read.
    ///
    /// `bodyLimit` is the greatest size of the body of a request for a target, in bytes.
    func receive(_ header: RequestHeader, bodyLimit: (_ target: [UInt8]) -> Int) -> Bool {
        let fields = RequestFields(of: connection.handle, readsHost: shared.readsHost)
        method = header.method
        let bodyLimit = fields.hasBodyLength ? bodyLimit(line.target) : 0
        self.bodyLimit = bodyLimit
        announcedBodySize = fields.announcedBodySize
        endsConnection = fields.isBodyChunked || header.method == .connect
        hasBody = fields.isBodyChunked || announcedBodySize > 0
        if !client.isLimited, let forwarded = fields.forwardedFor {
            client = ClientAddress(forwardedFor: forwarded, trusting: shared.trustedProxies) ?? client
        }
        var found = header.violation(line: line, fieldCount: fields.count)
        if found == nil {
            found = fields.fatalViolation(isOldVersion: header.isOldVersion, bodyLimit: bodyLimit)
        }
        // A body of unclear length may be read as another request.
        let isFatal = found != nil
        if !isFatal { found = fields.violation(isOldVersion: header.isOldVersion, bodyLimit: bodyLimit) }
        // A response describes only the first violation.
        if violation == nil { violation = found }
        if violation == nil, announcedBodySize > BodyLimit.large { beginFiles() }
        self.fields = fields
        hasFields = true
        return isFatal
    }

    /// Moves a body that is longer than any other to the budget of those with the files of projects.
    private func beginFiles() {
        guard !hasFiles, bodyLimit > BodyLimit.large else { return }
        guard shared.receivedFiles.begin(of: client) else {
            shared.metrics.refusals.count(.requestMemoryOfAddress)
            return discardBody(because: .tooManyRequests)
        }
        let count = body.count
        shared.receivedBodies.remove(count, of: client)
        hasFiles = true
        if count > 0, receivedBodies.add(count, of: client) != .added {
            body = []
            violation = .overloaded
        }
    }

    /// The time in seconds that the client has beyond that of other bodies.
    var additionalBodyTime: Int { hasFiles ? max(announcedBodySize, bodySize) / Limits.fileRate : 0 }

    /// Receives a part of the body; false if the client has sent far more than the limit.
    func receive(_ part: UnsafeRawBufferPointer) -> Bool {
        bodySize += part.count
        if violation == nil, bodySize > BodyLimit.large { beginFiles() }
        if bodySize > bodyLimit {
            discardBody(because: .bodyTooLarge(limit: bodyLimit))
        } else if violation == nil {
            switch receivedBodies.add(part.count, of: client) {
            case .added:
                // Growing would take up to twice the memory that is counted.
                if body.isEmpty { body.reserveCapacity(min(announcedBodySize, bodyLimit)) }
                body.append(contentsOf: part)
            case .full:
                shared.metrics.refusals.count(.requestMemory)
                discardBody(because: .overloaded)
            case .beyondShare:
                shared.metrics.refusals.count(.requestMemoryOfAddress)
                discardBody(because: .tooManyRequests)
            }
        }
        return bodySize <= (hasFiles ? bodyLimit : 0) + Limits.discardedBody
    }

    /// Discards a body that the server does not hold.
    private func discardBody(because violation: Violation) {
        receivedBodies.remove(body.count, of: client)
        body = []
        self.violation = self.violation ?? violation
    }

    deinit {
        if hasBody { receivedBodies.remove(body.count, of: client) }
        if hasFiles { shared.receivedFiles.end(of: client) }
    }

    /// Sets the reason to respond with an error, in place of any other.
    func refuse(because violation: Violation) {
        self.violation = violation
    }

    func finish(with response: Response, id: RequestID) {
        result = (response, id)
    }

    /// The size of the response's body; `nil` until there is a response.
    var responseSize: Int? { result?.response.body.count }

    /// Counts the body of the response, which waits to be sent from now on.
    func beginBody() {
        shared.waitingBodies.add(responseSize ?? 0)
    }

    func endBody() {
        shared.waitingBodies.remove(responseSize ?? 0)
    }

    /// The time since the request line was read, in nanoseconds.
    var age: Int { MonotonicTime.now.nanoseconds(since: start) }

    /// Returns the record of the finished exchange; `nil` if there was no response.
    ///
    /// `age` is the duration of the exchange in nanoseconds, and `routes` the names of the responder's routes.
    func record(isComplete: Bool, age: Int, routes: [String]) -> ExchangeRecord? {
        guard let (response, id) = result else { return nil }
        let sendsBody = method != .head && response.status != .notModified
        return ExchangeRecord(
            id: id,
            method: method,
            route: routes.indices.contains(Int(response.route.rawValue))
                ? routes[Int(response.route.rawValue)] : routes[0],
            path: response.route == .none ? nil : RequestTarget(line.target).encodedPath,
            status: response.status,
            bodySize: sendsBody ? response.body.count : 0,
            duration: age / 1000,
            phases: phases,
            isComplete: isComplete
        )
    }
}
