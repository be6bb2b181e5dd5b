import Glibc
import HTTP
import Synchronization
import Testing

@testable import MicroHTTPServer

@Suite struct `A job under way` {
    private let responder = ControlledResponder()

    private func makeServer(threads: Int = 1) throws -> LiveServer {
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        configuration.styleThreads = threads
        return try LiveServer(configuration, responder: responder)
    }

    @Test(arguments: [false, true])
    func `is told within a second that its client has left`(isReset: Bool) throws {
        let server = try makeServer()
        var client: Client? = try Client(server.address)
        client?.send(get("/watching"))
        #expect(holds { responder.begunCount == 1 })
        if isReset { client?.resetOnClose() }
        client = nil
        #expect(holds(within: 1) { responder.abandoned.withLock { $0 } == ["/watching"] })
        #expect(server.value(of: "bezel_jobs_total", "styles", "dropped") == 1)
        #expect(server.value(of: "bezel_jobs_total", "styles", "done") == 0)
    }

    @Test func `is wanted as long as one of its clients waits`() throws {
        let server = try makeServer()
        var clients = try (0..<3).map { _ in try Client(server.address) }
        for client in clients { client.send(get("/watching")) }
        #expect(holds { server.value(of: "bezel_jobs_total", "styles", "shared") == 2 })
        clients.removeFirst(2)
        #expect(holds { server.value(of: "bezel_http_connections", "served") == 1 })
        #expect(responder.abandoned.withLock { $0.isEmpty })
        responder.release(1)
        #expect(try clients[0].receive().text == "/watching")
        #expect(responder.begunCount == 1)
    }

    @Test func `is finished if it does not ask`() throws {
        let server = try makeServer()
        var client: Client? = try Client(server.address)
        client?.send(get("/job"))
        #expect(holds { responder.begunCount == 1 })
        client = nil
        #expect(holds { server.value(of: "bezel_jobs_total", "styles", "dropped") == 1 })
        responder.release(2)
        #expect(try Client(server.address).request(target: "/job").text == "/job")
        #expect(responder.begunCount == 2)
        #expect(server.value(of: "bezel_jobs_total", "styles", "done") == 1)
    }

    @Test(arguments: [1, 2]) func `is joined by nobody once its client has left`(threads: Int) throws {
        let server = try makeServer(threads: threads)
        var leaving: Client? = try Client(server.address)
        leaving?.send(get("/job"))
        #expect(holds { responder.begunCount == 1 })
        leaving = nil
        #expect(holds { server.value(of: "bezel_jobs_total", "styles", "dropped") == 1 })
        let client = try Client(server.address, from: "127.0.0.2")
        client.send(get("/job"))
        // On two threads, both are under way.
        #expect(
            holds {
                responder.begunCount == threads
                    && server.value(of: "bezel_queue_jobs", "styles") == Double(2 - threads)
            }
        )
        responder.release(1)
        #expect(holds { responder.begunCount == 2 })
        responder.release(1)
        #expect(try client.receive().text == "/job")
    }

    @Test func `knows the client that pays for it`() throws {
        let server = try makeServer()
        responder.release(3)
        for source in ["127.0.0.2", "127.0.0.3", "127.0.0.2"] {
            let client = try Client(server.address, from: source)
            #expect(try client.request(target: "/job-\(source)").status == 200)
        }
        let clients = responder.clients.withLock { $0 }
        #expect(clients.count == 3 && clients[0] != nil)
        #expect(clients[0] == clients[2] && clients[0] != clients[1])
    }

    @Test func `is not wanted after a stop`() throws {
        var configuration = Server.Configuration()
        configuration.timeouts.drain = 1
        let server = try LiveServer(configuration, responder: responder)
        let client = try Client(server.address)
        client.send(get("/watching"))
        #expect(holds { responder.begunCount == 1 })
        server.stop()
        #expect(responder.abandoned.withLock { $0 } == ["/watching"])
    }

    // MARK: Charges

    @Test func `that takes more than its price holds up its own address only`() throws {
        let server = try makeServer()
        let hostile = try (0..<16).flatMap { number in
            try (0..<4).map { job in
                let client = try Client(server.address, from: "127.0.2.\(number + 1)")
                client.send(get("/costly\(number)-\(job)"))
                return client
            }
        }
        #expect(holds { server.value(of: "bezel_queue_jobs", "styles") == Double(hostile.count - 1) })
        // Each address has had one job, and is charged.
        responder.release(16)
        #expect(holds { responder.begunCount == 17 })
        let honest = try Client(server.address, from: "127.0.3.1")
        for number in 0..<10 {
            let count = responder.begunCount
            honest.send(get("/honest\(number)"))
            #expect(holds { server.value(of: "bezel_queue_jobs", "styles") == Double(48 - number) })
            // The job under way ends, and the next one is the honest one.
            responder.release(1)
            #expect(holds { responder.begunCount == count + 1 })
            #expect(responder.begun.withLock { $0.last } == "/honest\(number)")
            responder.release(1)
            #expect(try honest.receive().text == "/honest\(number)")
            #expect(holds { responder.begunCount == count + 2 })
        }
        responder.release(100)
        for client in hostile { #expect(try client.receive().status == 200) }
    }

    private func get(_ target: String) -> String { "GET \(target) HTTP/1.1\r\nHost: test\r\n\r\n" }
}
