import CMicroHTTPD
import HTTP

/// A daemon of libmicrohttpd: a listening socket and its connections.
///
/// It has no thread of its own. The thread of libmicrohttpd waits for further events instead of responding whenever
/// exactly 128 are ready. `MHD_run` never waits, so `Server` waits instead.
final class Daemon {
    private var socket: ListenSocket?
    private let handler: ExchangeHandler
    private let handle: OpaquePointer

    init(
        socket: ListenSocket,
        handler: ExchangeHandler,
        configuration: Server.Configuration
    ) throws(ServerError) {
        var settings = microhttpd_configuration(
            listen_socket: socket.descriptor,
            connection_memory: Limits.connectionMemory,
            connection_limit: UInt32(clamping: configuration.connectionLimit),
            idle_timeout: UInt32(clamping: configuration.idleTimeout),
            handler: advanceExchange,
            uri_log: beginExchange,
            completed: endExchange,
            connection: receiveConnectionEvent,
            context: Unmanaged.passUnretained(handler).toOpaque()
        )
        guard let handle = microhttpd_start(&settings) else { throw .cannotServe }
        self.socket = socket
        self.handler = handler
        self.handle = handle
    }

    deinit {
        stopListening()
        MHD_stop_daemon(handle)
        handler.lingeringSockets.closeAll()
    }

    /// Whether a request has begun to arrive whose response is not completely sent.
    var isBusy: Bool { handler.exchangesUnderWay > 0 }

    /// Whether clients have connected that are not accepted yet.
    var hasConnectionsToAccept: Bool { socket?.hasConnectionsToAccept ?? false }

    /// Calls a closure with each descriptor that becomes readable when there is work.
    func forEachDescriptor(_ body: (Int32) -> Void) {
        body(microhttpd_epoll_descriptor(handle))
        handler.lingeringSockets.forEachDescriptor(body)
    }

    /// The milliseconds until there is work even if nothing arrives; `nil` for never.
    var timeout: UInt64? {
        var milliseconds: UInt64 = 0
        return MHD_get_timeout(handle, &milliseconds) == .YES ? milliseconds : nil
    }

    /// Does all work that needs no waiting.
    func run() {
        MHD_run(handle)
        handler.corkedSockets.flush()
        handler.lingeringSockets.drain()
    }

    /// Accepts no more connections; open ones stay open.
    func stopListening() {
        guard socket != nil else { return }
        // Otherwise libmicrohttpd would close the socket, which `ListenSocket` owns.
        MHD_quiesce_daemon(handle)
        socket = nil
    }
}
