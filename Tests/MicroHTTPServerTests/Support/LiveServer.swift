import Glibc
import HTTP
import MicroHTTPServer
import Synchronization

/// A server on a thread of its own that keeps what it sees; it stops when the test lets go of it.
final class LiveServer: Sendable {
    let address: ListenAddress
    let stopHandle: StopHandle
    private let sightings: Sightings
    private let thread: Mutex<pthread_t?>

    var requests: [Request] { sightings.requests.withLock { $0 } }
    var records: [ExchangeRecord] { sightings.records.withLock { $0 } }
    var turns: Int { sightings.turns.withLock { $0 } }

    /// Starts a server that draws each response with a closure, and records the requests.
    convenience init(
        at address: String = "127.0.0.1:0",
        _ configuration: Server.Configuration = Server.Configuration(),
        handler: @escaping @Sendable (Request) -> Response = { _ in Response(.ok) }
    ) throws {
        let sightings = Sightings()
        let responder = ClosureResponder { request in
            sightings.requests.withLock { $0.append(request) }
            return handler(request)
        }
        try self.init(at: address, configuration, responder: responder, sightings: sightings)
    }

    convenience init(responder: some Responder) throws {
        try self.init(
            at: "127.0.0.1:0",
            Server.Configuration(),
            responder: responder,
            sightings: Sightings()
        )
    }

    private init(
        at address: String,
        _ configuration: Server.Configuration,
        responder: some Responder,
        sightings: Sightings
    ) throws {
        let server = try Server(configuration)
        self.address = try server.listen(
            at: ListenAddress(address),
            observer: { record in sightings.records.withLock { $0.append(record) } },
            responder: responder
        )
        self.sightings = sightings
        stopHandle = server.stopHandle
        thread = Mutex(
            startThread { [server = Handover(server)] in
                server.value.run { sightings.turns.withLock { $0 += 1 } }
            }
        )
    }

    deinit {
        stop()
    }

    /// Waits until a request has reached the handler.
    func waitForRequest() {
        while requests.isEmpty { usleep(1000) }
    }

    /// Stops the server and waits until it has.
    func stop() {
        stopHandle.stop()
        join()
    }

    /// Waits until the server has stopped.
    func join() {
        thread.withLock { thread in
            if let running = thread { pthread_join(running, nil) }
            thread = nil
        }
    }
}

/// What a server saw, written on its thread and read on the test's.
private final class Sightings: Sendable {
    let requests = Mutex<[Request]>([])
    let records = Mutex<[ExchangeRecord]>([])
    let turns = Mutex(0)
}

/// Gives a server to the thread that runs it; nobody else touches it afterwards.
private struct Handover: @unchecked Sendable {
    let value: Server

    init(_ value: Server) {
        self.value = value
    }
}
