import Glibc
package import HTTP

/// An HTTP server that answers on the thread that runs it, and on no other.
///
/// SIGPIPE is ignored from now on: a client may leave at any time.
package final class Server {
    /// How a server behaves, whatever it answers.
    package struct Configuration: Sendable {
        /// Connections at once on one address; further ones wait in the system's queue.
        ///
        /// 1,000 stays below the 1,024 descriptors that a process usually may have.
        package var connectionLimit = 1000
        /// How long a connection may be silent, in seconds.
        package var idleTimeout = 30
        /// How long a stop waits for exchanges under way, in seconds.
        package var drainTimeout = 10
        /// Whether SIGTERM and SIGINT stop the server.
        package var stopsOnSignals: Bool
        /// How libmicrohttpd receives the header fields of responses.
        var fieldInsertion = FieldInsertion.fastest

        package init(stopsOnSignals: Bool = false) {
            self.stopsOnSignals = stopsOnSignals
        }
    }

    /// Stops the server, from any thread.
    package let stopHandle: StopHandle
    private let configuration: Configuration
    private let signals: StopSignals?
    private var daemons: [Daemon] = []
    private var isStopping = false

    package init(_ configuration: Configuration = Configuration()) throws(ServerError) {
        self.configuration = configuration
        do {
            stopHandle = try StopHandle()
            signals = configuration.stopsOnSignals ? try StopSignals() : nil
        } catch {
            throw .cannotWait(error)
        }
        signal(SIGPIPE, SIG_IGN)
    }

    /// Listens at an address, and answers what comes there once the server runs.
    ///
    /// - Returns: the real address, with the port that the system chose for port 0.
    @discardableResult
    package func listen(
        at address: ListenAddress,
        observer: ((ExchangeRecord) -> Void)? = nil,
        responder: some Responder
    ) throws(ServerError) -> ListenAddress {
        let socket = try ListenSocket(address)
        let handler = ExchangeHandler(
            responder: responder,
            fieldInsertion: configuration.fieldInsertion,
            observer: observer
        )
        daemons.append(try Daemon(socket, handler, configuration))
        return socket.address
    }

    /// Serves until it is stopped, then finishes what is under way and closes everything.
    ///
    /// If the server stops on signals, a second one ends the process at once.
    ///
    /// - Parameter endOfTurn: called whenever all that was there to do has been done, so that records
    ///   can be written in one go.
    package func run(endOfTurn: () -> Void = {}) {
        while !isStopping { turn(atMost: 500, endOfTurn) }
        drain(endOfTurn)
        daemons = []
        endOfTurn()
    }

    /// Finishes what had arrived before the stop, also on connections that nobody has accepted yet.
    private func drain(_ endOfTurn: () -> Void) {
        let start = MonotonicTime.now
        // New connections may come faster than we accept them, so this has an end of its own.
        while daemons.contains(where: \.hasConnectionsToAccept), .now < start.advanced(bySeconds: 1) {
            turn(atMost: 0, endOfTurn)
        }
        for daemon in daemons { daemon.stopListening() }
        turn(atMost: 0, endOfTurn)
        let deadline = start.advanced(bySeconds: configuration.drainTimeout)
        while daemons.contains(where: \.isBusy), .now < deadline { turn(atMost: 100, endOfTurn) }
    }

    /// Waits for something to do, but for `longest` milliseconds at most, and does it.
    private func turn(atMost longest: Int32, _ endOfTurn: () -> Void) {
        // A negative descriptor is passed over, as the stop's once it has been seen: it stays readable.
        var events = [
            pollfd(fd: isStopping ? -1 : stopHandle.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        var timeout = longest
        for daemon in daemons {
            daemon.forEachDescriptor { events.append(pollfd(fd: $0, events: Int16(POLLIN), revents: 0)) }
            timeout = min(timeout, Int32(clamping: daemon.timeout ?? .max))
        }
        poll(&events, nfds_t(events.count), timeout)
        if events[1].revents != 0 { signals?.acknowledge() }
        isStopping = isStopping || events[0].revents != 0 || events[1].revents != 0
        for daemon in daemons { daemon.run() }
        endOfTurn()
    }
}
