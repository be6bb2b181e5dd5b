import CMicroHTTPD
import Glibc

/// A daemon of libmicrohttpd with neither a thread nor a listening socket: it reads and writes the connections that
/// it is given.
///
/// Only the thread that created it may use it. libmicrohttpd would accept a connection or resume one from another
/// thread, but not wake a loop that waits outside of it.
final class Daemon {
    private let configuration: UnsafeMutablePointer<microhttpd_configuration>
    private let handle: OpaquePointer
    /// libmicrohttpd calls it until the daemon has ended.
    private let handler: ExchangeHandler

    /// Throws the error of the system for the memory or the descriptor that libmicrohttpd lacks.
    init(handler: ExchangeHandler, idleTimeout: Int) throws(Errno) {
        configuration = .allocate(capacity: 1)
        configuration.initialize(
            to: microhttpd_configuration(
                connection_memory: Limits.connectionMemory,
                idle_timeout: UInt32(clamping: idleTimeout),
                handler: advanceExchange,
                uri_log: beginExchange,
                completed: endExchange,
                connection: receiveConnectionEvent,
                refused: receiveRefusal,
                context: Unmanaged.passUnretained(handler).toOpaque()
            )
        )
        guard let handle = microhttpd_start(configuration) else {
            configuration.deallocate()
            throw .current
        }
        self.handle = handle
        self.handler = handler
    }

    /// Closes all connections; none may be suspended.
    deinit {
        MHD_stop_daemon(handle)
        configuration.deallocate()
    }

    /// A descriptor that is readable when a connection has an event.
    var descriptor: Int32 { microhttpd_epoll_descriptor(handle) }

    /// The milliseconds until there is work even if nothing arrives; `nil` for never.
    var timeout: UInt64? {
        var milliseconds: UInt64 = 0
        return MHD_get_timeout(handle, &milliseconds) == .YES ? milliseconds : nil
    }

    /// Serves a connection from now on; closes it if that fails, and returns false.
    func add(_ socket: AcceptedSocket) -> Bool {
        // libmicrohttpd uses no more of the address than its family.
        var address = sockaddr()
        address.sa_family = sa_family_t(socket.family)
        let size = socklen_t(MemoryLayout<sockaddr>.size)
        return MHD_add_connection(handle, socket.descriptor, &address, size) == .YES
    }

    /// Does all work that needs no waiting.
    func run() {
        MHD_run(handle)
    }
}
