import Glibc
package import HTTP

/// An HTTP server: one thread accepts connections, several serve them, and others draw what takes longer.
///
/// Creating one ignores SIGPIPE for the process, because a client may close its connection at any time.
package final class Server {
    /// The settings of a server that do not depend on its responder.
    package struct Configuration: Sendable {
        /// The number of threads that serve connections, and of those that draw.
        package var threadCount = Processors.available
        /// The number of threads that wait for processes which work on sources of users; at least 1.
        package var styleThreads = Limits.styleThreads
        /// The number of those that work for one address at the same time; by default all but one.
        package var styleThreadsOfAddress: Int?
        /// The number of simultaneous connections; it is lowered to the number of descriptors that there are.
        package var connectionLimit = Limits.connections
        /// The number of simultaneous connections of one address.
        package var connectionLimitOfAddress = Limits.connectionsOfAddress
        /// The price of all jobs that wait for a thread of one lane, in microseconds.
        package var queueLimit = Limits.queue
        /// The price of the jobs of one address that wait, in microseconds.
        package var queueLimitOfAddress = Limits.queueOfAddress
        /// The size in bytes of all response bodies that wait for their clients to read them.
        package var waitingBodyLimit = Limits.waitingBodies
        /// The proxies whose connections have no limit for one address, and that name their clients.
        package var trustedProxies: [AddressRange] = []
        /// The targets for which connections are reserved, such as those of health checks.
        package var reservedTargets: [String] = []
        /// Whether requests have the field `Host`, also without an origin.
        package var readsHost = false
        package var timeouts = Timeouts()
        /// Whether expensive jobs have threads of their own; otherwise the threads that serve do all jobs.
        package var hasPool = true
        /// Whether SIGTERM and SIGINT stop the server.
        package var stopsOnSignals: Bool
        /// The way to pass the header fields of responses to libmicrohttpd.
        var fieldInsertion = FieldInsertion.fastest

        package init(stopsOnSignals: Bool = false) {
            self.stopsOnSignals = stopsOnSignals
        }
    }

    /// The greatest size in bytes of all bodies of requests that a server holds.
    package static let memoryOfBodies = Limits.receivedBodies + Limits.receivedFiles

    /// The handle that stops the server, from any thread.
    package let stopHandle: StopHandle
    /// Counts what the server does.
    package let metrics: ServerMetrics
    private let signals: StopSignals?
    private let acceptor: Acceptor
    private let threads: ServerThreads

    /// Creates a server, which accepts connections once it runs.
    ///
    /// The observer receives the record of each exchange when it has ended, on the thread of its loop.
    package init(
        _ configuration: Configuration = Configuration(),
        responder: some Responder,
        observer: (@Sendable (ExchangeRecord) -> Void)? = nil
    ) throws(ServerError) {
        signal(SIGPIPE, SIG_IGN)
        let places = ConnectionPlaces(
            limit: max(1, min(configuration.connectionLimit, Descriptors.limit - Limits.reservedDescriptors)),
            limitOfAddress: configuration.connectionLimitOfAddress
        )
        do throws(Errno) {
            stopHandle = try StopHandle()
            // Before any thread is started, so that the signals are blocked on all of them.
            signals = configuration.stopsOnSignals ? try StopSignals() : nil
        } catch {
            throw .cannotStart(error)
        }
        let metrics = ServerMetrics(routes: responder.routes)
        let waitingBodies = WaitingBodies(limit: configuration.waitingBodyLimit)
        metrics.measure { sources in
            sources.places = places
            sources.waitingBodies = waitingBodies
        }
        self.metrics = metrics
        threads = try ServerThreads(
            configuration,
            responder: responder,
            shared: ExchangeHandler.Shared(
                configuration,
                places: places,
                waitingBodies: waitingBodies,
                metrics: metrics,
                routes: responder.routes,
                observer: observer
            )
        )
        do throws(Errno) {
            acceptor = try Acceptor(
                places: places,
                loops: threads.inboxes,
                configuration: configuration,
                metrics: metrics,
                refuse: responder.refuse
            )
        } catch {
            throw .cannotStart(error)
        }
        acceptor.wake(for: stopHandle.descriptor)
        if let signals { acceptor.wake(for: signals.descriptor) }
    }

    /// Listens at an address; the server responds to requests there once it runs.
    ///
    /// - Returns: the actual address, with the port that the system chose for port 0.
    @discardableResult
    package func listen(at address: ListenAddress) throws(ServerError) -> ListenAddress {
        let socket = try ListenSocket(address)
        listen(on: socket)
        return socket.address
    }

    /// Serves the connections of a socket once the server runs.
    package func listen(on socket: ListenSocket) {
        acceptor.add(socket)
    }

    /// Serves until the server is stopped, then finishes the exchanges under way and closes all connections.
    ///
    /// If the server stops on signals, a second one ends the process at once.
    package func run() {
        while !isStopRequested { acceptor.runTurn() }
        acceptor.stop()
        threads.stop()
    }

    private var isStopRequested: Bool {
        if let signals, signals.hasArrived {
            signals.acknowledge()
            return true
        }
        return stopHandle.isStopRequested
    }
}

extension Responder {
    /// The response to a request with a violation, on a thread without a worker.
    fileprivate func refuse(_ request: Request) -> Response {
        let plan = plan(request)
        if case .response(let response) = plan { return response }
        return response(of: plan, with: makeWorker(oneOf: 1))
    }
}
