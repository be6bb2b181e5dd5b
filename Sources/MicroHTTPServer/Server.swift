import Glibc
package import HTTP

/// An HTTP server that receives requests and responds on the thread that runs it.
///
/// Creating one ignores SIGPIPE for the process, because a client may close its connection at any time.
package final class Server {
    /// The settings of a server that do not depend on its responder.
    package struct Configuration: Sendable {
        /// The number of simultaneous connections on one address; further ones wait in the queue of the system.
        package var connectionLimit = Limits.connections
        /// The time in seconds after which a silent connection is closed.
        package var idleTimeout = Limits.idleTimeout
        /// The time in seconds that a stop waits for exchanges under way.
        package var drainTimeout = Limits.drainTimeout
        /// Whether SIGTERM and SIGINT stop the server.
        package var stopsOnSignals: Bool
        /// The way to pass the header fields of responses to libmicrohttpd.
        var fieldInsertion = FieldInsertion.fastest

        package init(stopsOnSignals: Bool = false) {
            self.stopsOnSignals = stopsOnSignals
        }
    }

    /// The handle that stops the server, from any thread.
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

    /// Listens at an address; the server responds to requests there once it runs.
    ///
    /// - Returns: the actual address, with the port that the system chose for port 0.
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
        daemons.append(try Daemon(socket: socket, handler: handler, configuration: configuration))
        return socket.address
    }

    /// Serves until the server is stopped, then finishes the exchanges under way and closes all connections.
    ///
    /// If the server stops on signals, a second one ends the process at once.
    ///
    /// - Parameter endOfTurn: called after each turn of the loop, so that all records of a turn can be written
    ///   together.
    package func run(endOfTurn: () -> Void = {}) {
        while !isStopping { runTurn(timeout: 500, endOfTurn: endOfTurn) }
        drain(endOfTurn: endOfTurn)
        daemons = []
        endOfTurn()
    }

    /// Finishes the exchanges that began before the stop, also those of connections that are not accepted yet.
    private func drain(endOfTurn: () -> Void) {
        let start = MonotonicTime.now
        let acceptDeadline = start.advanced(bySeconds: Limits.acceptTimeout)
        while daemons.contains(where: \.hasConnectionsToAccept), .now < acceptDeadline {
            runTurn(timeout: 0, endOfTurn: endOfTurn)
        }
        for daemon in daemons { daemon.stopListening() }
        runTurn(timeout: 0, endOfTurn: endOfTurn)
        let deadline = start.advanced(bySeconds: configuration.drainTimeout)
        while daemons.contains(where: \.isBusy), .now < deadline {
            runTurn(timeout: 100, endOfTurn: endOfTurn)
        }
    }

    /// Runs one turn of the loop: waits for work, at most a number of milliseconds, and does it.
    private func runTurn(timeout maximum: Int32, endOfTurn: () -> Void) {
        // `poll` ignores a negative descriptor. The stop handle stays readable, so it is polled only until then.
        var events = [
            pollfd(fd: isStopping ? -1 : stopHandle.descriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
        ]
        var timeout = maximum
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
