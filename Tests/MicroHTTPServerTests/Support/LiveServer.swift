import Glibc
import HTTP
import MicroHTTPServer
import Synchronization

/// A server on a thread of its own that records its requests; it stops when it is deallocated.
final class LiveServer: Sendable {
    let address: ListenAddress
    let stopHandle: StopHandle
    let metrics: ServerMetrics
    private let recording: Recording
    private let thread: Mutex<pthread_t?>

    var requests: [Request] { recording.requests.withLock { $0 } }
    var records: [ExchangeRecord] { recording.records.withLock { $0 } }

    /// Starts a server that draws each response with a closure, and records the requests.
    convenience init(
        at address: String = "127.0.0.1:0",
        _ configuration: Server.Configuration = Server.Configuration(),
        respond: @escaping @Sendable (Request) -> Response = { _ in Response(.ok) }
    ) throws {
        let recording = Recording()
        let responder = ClosureResponder { request in
            recording.requests.withLock { $0.append(request) }
            return respond(request)
        }
        try self.init(at: address, configuration, responder: responder, recording: recording)
    }

    convenience init(
        _ configuration: Server.Configuration = Server.Configuration(),
        responder: some Responder
    ) throws {
        try self.init(at: "127.0.0.1:0", configuration, responder: responder, recording: Recording())
    }

    private init(
        at address: String,
        _ configuration: Server.Configuration,
        responder: some Responder,
        recording: Recording
    ) throws {
        let server = try Server(configuration, responder: responder) { record in
            recording.records.withLock { $0.append(record) }
        }
        self.address = try server.listen(at: ListenAddress(address))
        self.recording = recording
        stopHandle = server.stopHandle
        metrics = server.metrics
        thread = Mutex(
            startThread { [server = Transfer(server)] in server.value.run() }
        )
    }

    deinit {
        stop()
    }

    /// Waits until a request has reached the responder.
    func waitForRequest() {
        while requests.isEmpty { usleep(1000) }
    }

    /// Stops the server, and waits until it has stopped.
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

/// The events of a server, written on its threads and read on the thread of the test.
private final class Recording: Sendable {
    let requests = Mutex<[Request]>([])
    let records = Mutex<[ExchangeRecord]>([])
}

/// Transfers a server to the thread that runs it; only that thread uses it afterwards.
private struct Transfer: @unchecked Sendable {
    let value: Server

    init(_ value: Server) {
        self.value = value
    }
}
