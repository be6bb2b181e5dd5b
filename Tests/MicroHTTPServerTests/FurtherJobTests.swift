import HTTP
import Synchronization
import Testing

@testable import MicroHTTPServer

@Suite struct `A job that ends with a further one` {
    private let responder = GatedResponder()

    private func makeServer(queue: Int = 1_000_000, share: Int = 1_000_000, hasPool: Bool = true) throws
        -> LiveServer
    {
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        configuration.queueLimit = queue
        configuration.queueLimitOfAddress = share
        configuration.hasPool = hasPool
        return try LiveServer(configuration, responder: responder)
    }

    private func jobs(_ server: LiveServer, _ lane: String, _ outcome: String) -> Double? {
        server.value(of: "bezel_jobs_total", lane, outcome)
    }

    @Test(arguments: ["/waiting?drawing", "/waiting?raster", "/drawing?waiting"])
    func `has its response from the lane of the last one`(target: String) throws {
        let server = try makeServer()
        responder.release(first: 1)
        responder.release(1)
        #expect(try Client(server.address).request(target: target).text == target)
        #expect(responder.begunCount == 2)
        for lane in [target.hasSuffix("raster") ? "rasters" : "drawing", "waiting"] {
            #expect(jobs(server, lane, "done") == 1)
        }
    }

    @Test func `is done on one thread without a pool`() throws {
        let server = try makeServer(hasPool: false)
        responder.release(first: 1)
        responder.release(1)
        #expect(try Client(server.address).request(target: "/waiting?drawing").text == "/waiting?drawing")
        #expect(responder.begunCount == 2)
    }

    @Test func `leaves its thread to others while the further one waits`() throws {
        let server = try makeServer()
        let count = 2 * Limits.waitingThreads
        let clients = try (0..<count).map { _ in try Client(server.address) }
        responder.release(first: count)
        for (number, client) in clients.enumerated() { client.send(get("/waiting\(number)?raster")) }
        #expect(holds { jobs(server, "waiting", "done") == Double(count) })
        responder.release(count)
        for (number, client) in clients.enumerated() {
            #expect(try client.receive().text == "/waiting\(number)?raster")
        }
        #expect(jobs(server, "rasters", "done") == Double(count))
    }

    @Test func `is done once for equal requests, as is the further one`() throws {
        let server = try makeServer()
        let clients = try (0..<10).map { _ in try Client(server.address) }
        for client in clients { client.send(get("/waiting?drawing")) }
        #expect(holds { jobs(server, "waiting", "shared") == 9 })
        responder.release(first: 1)
        responder.release(1)
        for client in clients { #expect(try client.receive().text == "/waiting?drawing") }
        #expect(responder.begunCount == 2)
        #expect(jobs(server, "drawing", "shared") == 0)
    }

    @Test func `joins an equal one in its lane`() throws {
        let server = try makeServer()
        let first = try Client(server.address)
        first.send(get("/waiting?drawing"))
        responder.release(first: 1)
        #expect(holds { responder.begunCount == 2 })
        let second = try Client(server.address)
        second.send(get("/waiting?drawing"))
        responder.release(first: 1)
        #expect(holds { jobs(server, "drawing", "shared") == 1 })
        responder.release(1)
        for client in [first, second] { #expect(try client.receive().text == "/waiting?drawing") }
        #expect(jobs(server, "drawing", "done") == 1)
    }

    @Test(arguments: [0, 1]) func `is dropped in either lane if its client leaves`(step: Int) throws {
        let server = try makeServer()
        let others = try (0..<Limits.waitingThreads + 1).map {
            try Client(server.address, from: "127.0.1.\($0 + 1)")
        }
        others[0].send(get("/drawing"))
        if step == 0 {
            for (number, client) in others.dropFirst().enumerated() {
                client.send(get("/waiting\(number)?raster"))
            }
        }
        #expect(holds { responder.begunCount == (step == 0 ? others.count : 1) })
        var leaving: Client? = try Client(server.address)
        leaving?.send(get("/waiting?drawing"))
        if step == 1 { responder.release(first: 1) }
        let lane = step == 0 ? "waiting" : "drawing"
        #expect(holds { server.value(of: "bezel_queue_jobs", lane) == 1 })
        leaving = nil
        #expect(holds { jobs(server, lane, "dropped") == 1 })
        #expect(server.value(of: "bezel_queue_jobs", lane) == 0)
        let last = try Client(server.address)
        last.send(get("/last"))
        responder.release(first: 10)
        responder.release(20)
        #expect(try others[0].receive().text == "/drawing")
        #expect(try last.receive().text == "/last")
        #expect(!responder.begun.withLock { $0.filter { $0 == "/waiting?drawing" }.count == 2 })
    }

    @Test func `is refused if the queue of the further one is full`() throws {
        let server = try makeServer(queue: 60_000)
        let clients = try (0..<5).map { try Client(server.address, from: "127.0.1.\($0 + 1)") }
        clients[0].send(get("/0"))
        #expect(holds { responder.begunCount == 1 })
        for number in 1...3 { clients[number].send(get("/\(number)")) }
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 3 })
        responder.release(first: 1)
        #expect(try clients[4].request(target: "/waiting?drawing").status == 503)
        #expect(server.value(of: "bezel_refusals_total", "queue") == 1)
        responder.release(10)
        for number in 0...3 { #expect(try clients[number].receive().status == 200) }
        responder.release(first: 1)
        #expect(try clients[4].request(target: "/waiting?drawing").status == 200)
    }

    @Test func `is refused beyond the share of its address in the lane of the further one`() throws {
        let server = try makeServer(queue: 200_000, share: 60_000)
        let many = try (0..<5).map { _ in try Client(server.address, from: "127.0.0.2") }
        many[0].send(get("/0"))
        #expect(holds { responder.begunCount == 1 })
        for number in 1...3 { many[number].send(get("/\(number)")) }
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 3 })
        responder.release(first: 2)
        #expect(try many[4].request(target: "/waiting?drawing").status == 429)
        let other = try Client(server.address, from: "127.0.0.3")
        other.send(get("/waiting?drawing"))
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 4 })
        responder.release(10)
        #expect(try other.receive().status == 200)
        for number in 0...3 { #expect(try many[number].receive().status == 200) }
    }

    @Test func `counts its phases once, with the time in both queues`() throws {
        let server = try makeServer()
        responder.release(first: 1)
        responder.release(1)
        _ = try Client(server.address).request(target: "/waiting?drawing")
        server.stop()
        for phase in ["read", "queue"] {
            #expect(server.value(of: "bezel_phase_duration_seconds", phase, suffix: "_count") == 1)
        }
        #expect(server.records.map { $0.phases[.read] > 0 } == [true])
    }

    private func get(_ target: String) -> String { "GET \(target) HTTP/1.1\r\nHost: test\r\n\r\n" }
}
