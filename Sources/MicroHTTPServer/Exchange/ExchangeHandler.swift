import CMicroHTTPD
import Glibc
import HTTP

/// Handles the connections and exchanges of one loop, from the request line to the last byte of the response.
final class ExchangeHandler {
    /// The values that all loops of a server share, in an object that each exchange refers to.
    final class Shared: Sendable {
        let places: ConnectionPlaces
        let waitingBodies: WaitingBodies
        /// Counts the bytes of the bodies of requests.
        let receivedBodies: ReceivedBodies
        /// Likewise of those with the files of projects.
        let receivedFiles: ReceivedBodies
        let trustedProxies: [AddressRange]
        let readsHost: Bool
        let fieldInsertion: FieldInsertion
        let metrics: ServerMetrics
        let routes: [String]
        let observer: (@Sendable (ExchangeRecord) -> Void)?

        init(
            _ configuration: Server.Configuration,
            places: ConnectionPlaces,
            waitingBodies: WaitingBodies,
            metrics: ServerMetrics,
            routes: [String],
            observer: (@Sendable (ExchangeRecord) -> Void)?
        ) {
            self.places = places
            self.waitingBodies = waitingBodies
            receivedBodies = ReceivedBodies(
                limit: Limits.receivedBodies,
                limitOfAddress: Limits.receivedBodiesOfAddress
            )
            receivedFiles = ReceivedBodies(
                limit: Limits.receivedFiles,
                limitOfAddress: Limits.receivedFilesOfAddress,
                countOfAddress: Limits.receivedFileBodiesOfAddress
            )
            trustedProxies = configuration.trustedProxies
            readsHost = configuration.readsHost
            fieldInsertion = configuration.fieldInsertion
            self.metrics = metrics
            self.routes = routes
            self.observer = observer
        }
    }

    private let dispatcher: any Dispatcher
    private let shared: Shared
    private let inbox: LoopInbox
    private let counts: ExchangeCounts
    private let requestIDs = RequestIDSequence()
    private var ticketNumber: UInt64 = 0
    private var suspended: [UInt64: Exchange] = [:]
    /// The socket of the connection that is being opened.
    private var openingSocket: AcceptedSocket?
    private(set) var connections = ConnectionTable()
    var lingeringSockets = LingeringSockets()
    /// The time at which the turn of the loop began.
    private(set) var turnTime = MonotonicTime.now
    private let date = HTTPDate()
    /// Whether responses end their connections, so that clients send no further requests.
    var isStopping = false
    /// Counts what is refused.
    var refusals: RefusalCounts { shared.metrics.refusals }

    init(dispatcher: any Dispatcher, inbox: LoopInbox, shared: Shared) {
        self.dispatcher = dispatcher
        self.inbox = inbox
        self.shared = shared
        counts = shared.metrics.makeExchangeCounts()
    }

    func beginTurn() {
        turnTime = .now
        date.update()
    }

    // MARK: Connections

    /// Passes a socket to a daemon, which opens a connection with it.
    func open(_ socket: AcceptedSocket, with daemon: Daemon) {
        openingSocket = socket
        // On failure libmicrohttpd closes the socket, and the connection if it has opened one.
        if !daemon.add(socket), openingSocket != nil { release(socket.client) }
        openingSocket = nil
    }

    /// Closes a socket without opening a connection.
    func close(_ socket: AcceptedSocket) {
        Glibc.close(socket.descriptor)
        release(socket.client)
    }

    /// Receives the connection that was opened with the socket.
    func open(_ handle: OpaquePointer) -> Connection? {
        guard let socket = openingSocket else { return nil }
        openingSocket = nil
        let connection = Connection(socket, handle: handle)
        connections.insert(connection)
        return connection
    }

    func close(_ connection: Connection) {
        connections.remove(connection)
        release(connection.client)
        if connection.isDisplaced { shared.places.endDisplacement() }
    }

    private func release(_ client: ClientAddress) {
        shared.places.release(for: client)
        inbox.connectionDidClose()
    }

    /// Closes the connection that is without a complete request for longest, to make room for another one.
    ///
    /// A request that waits for its body gives way like a connection without one: otherwise clients that never send
    /// their bodies would take all places.
    func displaceConnection() {
        var longest: Connection?
        connections.forEach { connection in
            guard connection.canGiveWay else { return }
            if let other = longest, other.phaseStart <= connection.phaseStart { return }
            longest = connection
        }
        guard let longest else {
            shared.places.endDisplacement(inVain: true)
            return
        }
        if longest.phase != .idle { refusals.count(.displaced) }
        longest.displace()
    }

    // MARK: Exchanges

    /// Begins an exchange when the request line has been read.
    func begin(_ line: RequestLineBytes, on connection: Connection) -> Exchange {
        let exchange = Exchange(line, on: connection, shared: shared)
        connection.enter(.header, at: turnTime)
        connection.exchange = exchange
        counts.begin()
        return exchange
    }

    /// Receives the header when it is complete.
    func receiveHeader(_ header: RequestHeader, of exchange: Exchange) -> MHD_Result {
        let connection = exchange.connection
        connection.enter(.body, at: turnTime)
        let isFatal = exchange.receive(header) { dispatcher.bodyLimit(of: $0) }
        guard let response = earlyResponse(to: exchange, isFatal: isFatal) else {
            if exchange.fields.expectsContinue, !exchange.hasBody { connection.ignoreExpectation() }
            return .YES
        }
        // Responding now reads nothing more, but libmicrohttpd then closes the connection. So the response to a
        // request without a body waits until libmicrohttpd has seen its end.
        lingeringSockets.add(connection.descriptor)
        connection.enter(.response, at: turnTime)
        finish(exchange, with: response)
        return queueResponse(of: exchange)
    }

    /// The response to a request before its body is received; `nil` if there is no body, or it is needed.
    private func earlyResponse(to exchange: Exchange, isFatal: Bool) -> Response? {
        if isFatal { return dispatcher.refuse(exchange.request) }
        guard exchange.hasBody else { return nil }
        return dispatcher.respondWithoutBody(to: exchange.request) { exchange.age }
    }

    /// Responds to a request that is complete, or whose job has ended.
    func respond(to exchange: Exchange) -> MHD_Result {
        if exchange.result != nil { return queueResponse(of: exchange) }
        // The client has left, and its job was dropped.
        if exchange.ticket != nil { return .NO }
        let connection = exchange.connection
        connection.enter(.response, at: turnTime)
        ticketNumber += 1
        let ticket = Ticket(number: ticketNumber, client: exchange.client, inbox: inbox)
        switch dispatcher.dispatch(exchange.request, ticket: ticket, age: { exchange.age }) {
        case .response(let response, let phases):
            exchange.phases = phases
            finish(exchange, with: response)
            return queueResponse(of: exchange)
        case .submitted:
            exchange.ticket = ticket
            suspended[ticket.number] = exchange
            MHD_suspend_connection(connection.handle)
            return .YES
        }
    }

    /// Receives the response of a job; the connection continues in the next run of the daemon.
    func receive(_ response: Response, ticket: UInt64, phases: PhaseDurations) {
        guard let exchange = suspended.removeValue(forKey: ticket) else { return }
        exchange.phases = phases
        // The time to send the response begins now.
        exchange.connection.enter(.response, at: turnTime)
        finish(exchange, with: response)
        MHD_resume_connection(exchange.connection.handle)
    }

    /// Responds to a request whose job a lane has refused after another one was done.
    func refuse(because violation: Violation, ticket: UInt64) {
        guard let exchange = suspended[ticket] else { return }
        refusals.count(Refusal(violation))
        exchange.refuse(because: violation)
        receive(dispatcher.refuse(exchange.request), ticket: ticket, phases: PhaseDurations())
    }

    /// Drops the job of a connection, which is then closed in the next run of the daemon; returns whether it had one.
    @discardableResult
    func dropJob(of connection: Connection) -> Bool {
        guard let ticket = connection.exchange?.ticket, suspended.removeValue(forKey: ticket.number) != nil
        else { return false }
        dispatcher.leave(ticket)
        MHD_resume_connection(connection.handle)
        return true
    }

    /// Ends an exchange, whether or not its response has been written completely.
    func end(_ exchange: Exchange, isComplete: Bool) {
        let connection = exchange.connection
        connection.enter(.idle, at: turnTime)
        connection.exchange = nil
        let age = exchange.age
        counts.end(
            route: exchange.result?.response.route ?? .none,
            method: exchange.method,
            statusCode: exchange.result?.response.status.code,
            nanoseconds: age
        )
        guard let observer = shared.observer,
            let record = exchange.record(isComplete: isComplete, age: age, routes: shared.routes)
        else { return }
        observer(record)
    }

    /// Sends a response of ours in place of an error of libmicrohttpd's, which would be sent twice.
    ///
    /// libmicrohttpd does not tell the connection. It is the one whose header is complete while its request is not
    /// yet passed on.
    func replaceRefusal(status: Int) {
        var refused: Connection?
        connections.forEach { connection in
            if connection.phase == .header, connection.exchange != nil,
                microhttpd_header_size(connection.handle) > 0,
                microhttpd_has_response(connection.handle) == 0
            {
                refused = connection
            }
        }
        guard let refused, let exchange = refused.exchange else { return }
        exchange.refuse(because: Violation(status: status))
        finish(exchange, with: dispatcher.refuse(exchange.request))
        guard let (response, id) = exchange.result else { return }
        lingeringSockets.add(refused.descriptor)
        ImmediateResponse(response, id: id).send(to: refused.descriptor)
    }

    private func finish(_ exchange: Exchange, with response: Response) {
        exchange.finish(with: response, id: requestIDs.next())
    }

    /// Queues the response, or a refusal if too many responses wait for their clients to read them.
    private func queueResponse(of exchange: Exchange) -> MHD_Result {
        if let size = exchange.responseSize, shared.waitingBodies.isFull(for: size),
            !makeRoom(for: size, of: exchange.client)
        {
            refusals.count(.responseMemory)
            exchange.refuse(because: .overloaded)
            finish(exchange, with: dispatcher.refuse(exchange.request))
        }
        return exchange.queueResponse(
            inserting: shared.fieldInsertion,
            date: date,
            endsConnection: exchange.endsConnection || isStopping
        ) ? .YES : .NO
    }
}

extension Violation {
    /// The reason for a status with which libmicrohttpd responds by itself once a header is complete.
    fileprivate init(status: Int) {
        self =
            switch status {
            case 413: .bodyTooLarge(limit: BodyLimit.standard)
            case 431: .fieldsTooLarge(limit: Limits.fields)
            default: .bodyLengthInvalid
            }
    }
}
