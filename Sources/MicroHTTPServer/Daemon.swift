import CMicroHTTPD
import HTTP

/// One libmicrohttpd daemon: a listening socket and its connections.
///
/// It has no thread of its own. libmicrohttpd's would wait for further events instead of answering
/// whenever exactly 128 are ready; `MHD_run` never waits, so `Server` waits outside.
final class Daemon {
    private var socket: ListenSocket?
    private let handler: ExchangeHandler
    private let handle: OpaquePointer

    init(_ socket: ListenSocket, _ handler: ExchangeHandler, _ configuration: Server.Configuration)
        throws(ServerError)
    {
        var settings = microhttpd_configuration(
            listen_socket: socket.descriptor,
            connection_memory: Limits.connectionMemory,
            connection_limit: UInt32(clamping: configuration.connectionLimit),
            idle_timeout: UInt32(clamping: configuration.idleTimeout),
            handler: advanceExchange,
            uri_log: beginExchange,
            completed: endExchange,
            connection: noteConnection,
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

    /// Whether a request has begun to arrive and its answer is not out yet.
    var isBusy: Bool { handler.exchangesUnderWay > 0 }

    /// Whether clients have connected whom nobody has looked at yet.
    var hasConnectionsToAccept: Bool { socket?.hasConnectionsToAccept ?? false }

    /// Names what becomes readable when there is something to do.
    func forEachDescriptor(_ body: (Int32) -> Void) {
        body(microhttpd_epoll_descriptor(handle))
        handler.lingeringSockets.forEachDescriptor(body)
    }

    /// In how many milliseconds there is something to do, whatever arrives; `nil` for never.
    var timeout: UInt64? {
        var milliseconds: UInt64 = 0
        return MHD_get_timeout(handle, &milliseconds) == .YES ? milliseconds : nil
    }

    /// Does all that can be done without waiting.
    func run() {
        MHD_run(handle)
        handler.corkedSockets.release()
        handler.lingeringSockets.drain()
    }

    /// Takes no new connections; those that stand stay.
    func stopListening() {
        guard socket != nil else { return }
        // This takes our socket back, which libmicrohttpd would close otherwise.
        MHD_quiesce_daemon(handle)
        socket = nil
    }
}
