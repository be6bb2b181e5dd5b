import Glibc
import Scheduling

/// Serves connections on one thread, with a daemon of libmicrohttpd that it drives itself.
///
/// The thread of libmicrohttpd waits for further events instead of responding whenever exactly 128 are ready.
/// `MHD_run` never waits, so the loop waits instead. It also watches each connection for the end of what its client
/// sends: libmicrohttpd does not see one that arrives together with a request.
final class EventLoop {
    private let inbox: LoopInbox
    private let handler: ExchangeHandler
    private let daemon: Daemon
    private var epoll: Epoll
    private let timeouts: Timeouts
    /// The connections whose clients have closed their side, and that are not closed yet.
    private var hungUp: [Int32] = []
    /// The connections that are yet to be opened, in an order that is fair to all addresses.
    private var arrivals = FairQueue<ClientAddress, AcceptedSocket>(limit: .max, share: .max)
    /// Whether a job was dropped, whose connection libmicrohttpd closes in its next run.
    private var hasDroppedJob = false
    private var lastClock = MonotonicTime.now
    /// The time at which the loop was asked to stop.
    private var stopTime: MonotonicTime?

    init(
        inbox: LoopInbox,
        dispatcher: any Dispatcher,
        shared: ExchangeHandler.Shared,
        configuration: Server.Configuration
    ) throws(Errno) {
        self.inbox = inbox
        timeouts = configuration.timeouts
        handler = ExchangeHandler(dispatcher: dispatcher, inbox: inbox, shared: shared)
        daemon = try Daemon(handler: handler, idleTimeout: configuration.timeouts.idle)
        epoll = try Epoll()
        epoll.add(daemon.descriptor, for: .readable)
        epoll.add(inbox.descriptor, for: .readable)
    }

    /// Serves connections until the loop is asked to stop, and has finished the exchanges under way.
    func run() {
        while !hasStopped { runTurn() }
        // libmicrohttpd cannot be stopped while a connection is suspended.
        handler.connections.forEach { handler.dropJob(of: $0) }
        while let socket = arrivals.popFirst() { handler.close(socket) }
        handler.lingeringSockets.closeAll()
    }

    /// Waits for work, and does it.
    private func runTurn() {
        var hasMessages = false
        epoll.wait(timeout: timeout) { descriptor in
            if descriptor == inbox.descriptor {
                hasMessages = true
            } else if handler.connections[descriptor] != nil {
                hungUp.append(descriptor)
            }
        }
        handler.beginTurn()
        if hasMessages {
            for message in inbox.takeAll() { receive(message) }
        }
        openConnections()
        daemon.run()
        hasDroppedJob = false
        handler.lingeringSockets.drain()
        closeHungUpConnections()
        if stopTime != nil
            || lastClock.advanced(byMilliseconds: Int(Limits.clockInterval)) <= handler.turnTime
        {
            closeLateConnections()
        }
    }

    /// The milliseconds to wait at most; -1 for ever.
    private var timeout: Int32 {
        if hasDroppedJob || arrivals.count > 0 { return 0 }
        if stopTime != nil { return Limits.stopInterval }
        let hasDeadlines = handler.connections.count > 0 || !handler.lingeringSockets.isEmpty
        let clock = hasDeadlines ? Limits.clockInterval : Int32.max
        let timeout = min(clock, daemon.timeout.map { Int32(clamping: $0) } ?? .max)
        return timeout == .max ? -1 : timeout
    }

    private func receive(_ message: LoopInbox.Message) {
        switch message {
        case .connection(let socket):
            arrivals.append(socket, cost: 1, for: socket.client)
        case .finished(let ticket, let response, let phases):
            handler.receive(response, ticket: ticket, phases: phases)
        case .refused(let ticket, let violation):
            handler.refuse(because: violation, ticket: ticket)
        case .displaceConnection:
            handler.displaceConnection()
        case .stop:
            stopTime = handler.turnTime
            handler.isStopping = true
        }
    }

    /// Opens connections that have arrived; the others wait for the next turns, so that the requests of open ones do
    /// not wait for all of them.
    private func openConnections() {
        // Mostly there is none, and to look in the queue is not free.
        guard arrivals.count > 0 else { return }
        for _ in 0..<Limits.openingBatch {
            guard let socket = arrivals.popFirst() else { return }
            handler.open(socket, with: daemon)
            epoll.add(socket.descriptor, for: [.hungUp, .once])
        }
    }

    // MARK: Closing connections

    /// Closes the connections whose client has left and has no response to come.
    ///
    /// A connection is closed by shutting its socket down, since libmicrohttpd owns the descriptor: it sees the end
    /// in its next run. The part of a response that the kernel has already is still sent.
    private func closeHungUpConnections() {
        guard !hungUp.isEmpty else { return }
        var remaining: [Int32] = []
        for descriptor in hungUp {
            // The event may be of an earlier connection with the same descriptor: one that lingers is still in the
            // set.
            guard let connection = handler.connections[descriptor], Descriptors.hasHungUp(descriptor) else {
                continue
            }
            if handler.dropJob(of: connection) { hasDroppedJob = true }
            if connection.phase == .response || connection.hasUnreadInput {
                // The response is being sent, or another request waits behind it.
                remaining.append(descriptor)
            } else {
                connection.shutDown()
            }
        }
        hungUp = remaining
    }

    private func closeLateConnections() {
        lastClock = handler.turnTime
        handler.connections.forEach { connection in
            guard let deadline = deadline(of: connection), deadline <= handler.turnTime else { return }
            if stopTime == nil, !connection.isShutDown, let refusal = connection.phase.timeout {
                handler.refusals.count(refusal)
            }
            connection.shutDown()
        }
    }

    /// The time at which a connection is closed in its phase.
    private func deadline(of connection: Connection) -> MonotonicTime? {
        let deadline = connection.deadline(timeouts)
        guard let stopTime else { return deadline }
        switch connection.phase {
        case .idle:
            let time = stopTime.advanced(byMilliseconds: Limits.stopIdleTimeout)
            return connection.hasUnreadInput ? deadline : time
        case .header, .body: return stopTime.advanced(bySeconds: Limits.stopRequestTimeout)
        case .response: return deadline
        }
    }

    // MARK: Stop

    private var hasStopped: Bool {
        guard let stopTime else { return false }
        return handler.connections.count == 0 && arrivals.count == 0
            || stopTime.advanced(bySeconds: timeouts.drain) <= handler.turnTime
    }
}
