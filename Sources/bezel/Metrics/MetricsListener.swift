import ButtonAPI
import Caching
import Metrics
import MicroHTTPServer

/// Serves the metrics of the process at an address of their own, on threads of their own.
struct MetricsListener {
    /// The actual address, with the port that the system chose for port 0.
    let address: ListenAddress
    private let stopHandle: StopHandle
    private let thread: BackgroundThread

    /// The number of simultaneous connections: monitoring systems need one each.
    private static let connectionLimit = 16

    /// Starts to listen.
    init(
        at address: ListenAddress,
        families: @escaping @Sendable () -> [MetricFamily]
    ) throws(ProgramError) {
        var settings = Server.Configuration()
        settings.threadCount = 1
        settings.hasPool = false
        settings.connectionLimit = Self.connectionLimit
        settings.connectionLimitOfAddress = Self.connectionLimit
        do throws(ServerError) {
            let server = try Server(settings, responder: MetricsService(families: families))
            self.address = try server.listen(at: address)
            stopHandle = server.stopHandle
            do throws(Errno) {
                thread = try BackgroundThread(name: "metrics") { server.run() }
            } catch {
                throw .cannotStart(error)
            }
        } catch {
            throw .failure("\(error)")
        }
    }

    func stop() {
        stopHandle.stop()
        thread.join()
    }
}
