import Glibc
import HTTP
import Synchronization
import Testing

@testable import MicroHTTPServer

@Suite struct `A flood of connections` {
    /// Draws on the loop, the first response for half a second, and notes the targets in order.
    private final class SlowResponder: Responder {
        let order = Mutex<[String]>([])

        func makeWorker(oneOf count: Int) {}

        func plan(_ request: Request) -> ResponsePlan<RequestJob> { .job(RequestJob(request: request)) }

        func draw(_ job: RequestJob, with worker: Void, control: JobControl) -> ResponsePlan<RequestJob> {
            let target = String(decoding: job.request.target, as: UTF8.self)
            order.withLock { $0.append(target) }
            usleep(target == "/first" ? 500_000 : 2_000)
            return .response(Response(.ok, body: job.request.target))
        }
    }

    private let responder = SlowResponder()

    private func makeServer() throws -> LiveServer {
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        return try LiveServer(configuration, responder: responder)
    }

    /// Clients that connect while the response to the first one is drawn.
    private func makeFlood(of server: LiveServer) throws -> [(client: Client, target: String)] {
        let targets = ["/first"] + (0..<3 * Limits.openingBatch).map { "/\($0)" }
        return try targets.map { target in
            let client = try Client(server.address, from: "127.0.0.2")
            client.send(get(target))
            if target == "/first" { #expect(holds { !responder.order.withLock { $0.isEmpty } }) }
            return (client, target)
        }
    }

    @Test func `waits for the connection of another address, which comes later`() throws {
        let server = try makeServer()
        let flood = try makeFlood(of: server)
        let other = try Client(server.address, from: "127.0.0.3")
        other.send(get("/other"))
        #expect(try other.receive().text == "/other")
        for (client, target) in flood { #expect(try client.receive().text == target) }
        let order = responder.order.withLock(\.self)
        #expect(try #require(order.firstIndex(of: "/other")) <= Limits.openingBatch)
    }

    @Test func `has its responses at a stop`() throws {
        let server = try makeServer()
        let flood = try makeFlood(of: server)
        server.stopHandle.stop()
        for (client, target) in flood { #expect(try client.receive().text == target) }
        server.join()
    }

    private func get(_ target: String) -> String { "GET \(target) HTTP/1.1\r\nHost: test\r\n\r\n" }
}
