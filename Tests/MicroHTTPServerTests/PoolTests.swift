import Glibc
import HTTP
import Synchronization
import Testing

@testable import MicroHTTPServer

@Suite struct `A job` {
    private let responder = GatedResponder()

    private func makeServer(threads: Int = 1, queue: Int = 1_000_000, share: Int = 1_000_000) throws
        -> LiveServer
    {
        var configuration = Server.Configuration()
        configuration.threadCount = threads
        configuration.queueLimit = queue
        configuration.queueLimitOfAddress = share
        return try LiveServer(configuration, responder: responder)
    }

    @Test func `that is expensive holds up no cheap response`() throws {
        let server = try makeServer()
        let patient = try Client(server.address)
        patient.send(get("/job"))
        #expect(holds { responder.begunCount == 1 })
        let client = try Client(server.address)
        for number in 0..<20 {
            #expect(try client.request(target: "/cheap\(number)").text == "/cheap\(number)")
        }
        responder.release(1)
        #expect(try patient.receive().text == "/job")
        #expect(try patient.request(target: "/cheap").text == "/cheap")
    }

    @Test func `is done once for equal requests at the same time`() throws {
        let server = try makeServer(threads: 2)
        let clients = try (0..<20).map { _ in try Client(server.address) }
        for client in clients { client.send(get("/same")) }
        #expect(holds { server.value(of: "bezel_jobs_total", "drawing", "shared") == 19 })
        responder.release(1)
        for client in clients { #expect(try client.receive().text == "/same") }
        #expect(responder.begunCount == 1)
    }

    @Test func `without a key is done for each request`() throws {
        let server = try makeServer(threads: 2)
        responder.release(3)
        for _ in 0..<3 { #expect(try Client(server.address).request(target: "/single").text == "/single") }
        #expect(responder.begunCount == 3)
    }

    @Test func `waits for those of its own address only`() throws {
        let server = try makeServer()
        let many = try (0..<10).map { _ in try Client(server.address, from: "127.0.0.2") }
        for (number, client) in many.enumerated() {
            client.send(get("/many\(number)"))
            #expect(holds { responder.begunCount == 1 })
        }
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 9 })
        let other = try Client(server.address, from: "127.0.0.3")
        other.send(get("/other"))
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 10 })
        responder.release(3)
        #expect(try other.receive().text == "/other")
        #expect(responder.begunCount <= 4)
        responder.release(20)
        for (number, client) in many.enumerated() { #expect(try client.receive().text == "/many\(number)") }
    }

    @Test func `is dropped if its client leaves before it is begun`() throws {
        let server = try makeServer()
        let first = try Client(server.address)
        first.send(get("/first"))
        #expect(holds { responder.begunCount == 1 })
        var leaving: [Client] = try (0..<10).map { _ in try Client(server.address) }
        for (number, client) in leaving.enumerated() { client.send(get("/left\(number)")) }
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 10 })
        leaving = []
        #expect(holds { server.value(of: "bezel_jobs_total", "drawing", "dropped") == 10 })
        let last = try Client(server.address)
        last.send(get("/last"))
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 1 })
        responder.release(20)
        #expect(try first.receive().text == "/first")
        #expect(try last.receive().text == "/last")
        #expect(responder.begun.withLock { $0 } == ["/first", "/last"])
    }

    @Test func `is done if another client waits for it`() throws {
        let server = try makeServer()
        let first = try Client(server.address)
        first.send(get("/first"))
        #expect(holds { responder.begunCount == 1 })
        var leaving: Client? = try Client(server.address)
        leaving?.send(get("/shared"))
        let staying = try Client(server.address)
        staying.send(get("/shared"))
        #expect(holds { server.value(of: "bezel_jobs_total", "drawing", "shared") == 1 })
        leaving = nil
        #expect(holds { server.value(of: "bezel_http_connections", "served") == 2 })
        responder.release(2)
        #expect(try staying.receive().text == "/shared")
    }

    @Test func `is refused if the queue is full, and taken as soon as it is not`() throws {
        let server = try makeServer(queue: 60_000)
        let clients = try (0..<6).map { try Client(server.address, from: "127.0.1.\($0 + 1)") }
        clients[0].send(get("/0"))
        #expect(holds { responder.begunCount == 1 })
        for number in 1...3 { clients[number].send(get("/\(number)")) }
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 3 })
        #expect(try clients[4].request(target: "/4").status == 503)
        responder.release(1)
        #expect(try clients[0].receive().status == 200)
        responder.release(100)
        #expect(try holds { try clients[4].request(target: "/4").status == 200 })
        for number in 1...3 { #expect(try clients[number].receive().status == 200) }
    }

    @Test func `gives way in a full queue if its address has most of it`() throws {
        let server = try makeServer(queue: 60_000)
        let many = try (0..<4).map { _ in try Client(server.address, from: "127.0.1.1") }
        for (number, client) in many.enumerated() {
            client.send(get("/many\(number)"))
            #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == Double(number) })
        }
        let others = try (0..<2).map { try Client(server.address, from: "127.0.2.\($0 + 1)") }
        for (number, client) in others.enumerated() { client.send(get("/other\(number)")) }
        // With one job each, nobody has most.
        for number in 2...3 { #expect(try many[number].receive().status == 503) }
        #expect(try Client(server.address, from: "127.0.2.3").request(target: "/late").status == 503)
        #expect(server.value(of: "bezel_refusals_total", "queue") == 3)
        #expect(server.value(of: "bezel_jobs_total", "drawing", "refused") == 3)
        responder.release(4)
        for client in many.prefix(2) + others { #expect(try client.receive().status == 200) }
        // A connection whose job has given way serves further requests.
        #expect(try many[2].request(target: "/cheap").status == 200)
    }

    @Test func `is refused beyond the share of its address`() throws {
        let server = try makeServer(queue: 200_000, share: 60_000)
        let clients = try (0..<5).map { _ in try Client(server.address, from: "127.0.0.2") }
        clients[0].send(get("/0"))
        #expect(holds { responder.begunCount == 1 })
        for number in 1...3 { clients[number].send(get("/\(number)")) }
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 3 })
        #expect(try clients[4].request(target: "/4").status == 429)
        let other = try Client(server.address, from: "127.0.0.3")
        other.send(get("/other"))
        responder.release(100)
        #expect(try other.receive().status == 200)
        #expect(try holds { try clients[4].request(target: "/4").status == 200 })
        for number in 0...3 { #expect(try clients[number].receive().status == 200) }
    }

    @Test func `that waits for something else holds up no drawing`() throws {
        let server = try makeServer()
        let waiting = try (0..<Limits.waitingThreads).map {
            try Client(server.address, from: "127.0.1.\($0 + 1)")
        }
        for (number, client) in waiting.enumerated() { client.send(get("/waiting\(number)")) }
        #expect(holds { responder.begunCount == Limits.waitingThreads })
        let drawing = try Client(server.address)
        drawing.send(get("/drawing"))
        #expect(holds { responder.begunCount == Limits.waitingThreads + 1 })
        responder.release(100)
        #expect(try drawing.receive().text == "/drawing")
        for (number, client) in waiting.enumerated() {
            #expect(try client.receive().text == "/waiting\(number)")
        }
    }

    @Test(arguments: ["waiting", "styles"])
    func `of one address that starts processes leaves threads to others`(lane: String) throws {
        var configuration = Server.Configuration()
        configuration.styleThreads = 2
        let server = try LiveServer(configuration, responder: responder)
        let clients = try (0..<3).map { _ in try Client(server.address, from: "127.0.0.2") }
        for (number, client) in clients.enumerated() { client.send(get("/\(lane)\(number)")) }
        #expect(holds { server.value(of: "bezel_queue_jobs", lane) == 2 })
        #expect(holds { responder.begunCount == 1 })
        let other = try Client(server.address, from: "127.0.0.3")
        other.send(get("/\(lane)-other"))
        #expect(holds { responder.begunCount == 2 })
        responder.release(100)
        #expect(try other.receive().text == "/\(lane)-other")
        for (number, client) in clients.enumerated() {
            #expect(try client.receive().text == "/\(lane)\(number)")
        }
    }

    @Test func `on the source of a user has as many threads as one address may have`() throws {
        var configuration = Server.Configuration()
        configuration.styleThreads = 2
        configuration.styleThreadsOfAddress = 2
        let server = try LiveServer(configuration, responder: responder)
        let clients = try (0..<3).map { _ in try Client(server.address) }
        for (number, client) in clients.enumerated() { client.send(get("/styles\(number)")) }
        #expect(holds { responder.begunCount == 2 })
        #expect(holds { server.value(of: "bezel_queue_jobs", "styles") == 1 })
        responder.release(100)
        for (number, client) in clients.enumerated() {
            #expect(try client.receive().text == "/styles\(number)")
        }
    }

    @Test func `on the source of a user has a number of threads, and holds up nothing else`() throws {
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        configuration.styleThreads = 3
        let server = try LiveServer(configuration, responder: responder)
        let clients = try (0..<5).map { try Client(server.address, from: "127.0.1.\($0 + 1)") }
        for (number, client) in clients.enumerated() { client.send(get("/styles\(number)")) }
        #expect(holds { server.value(of: "bezel_queue_jobs", "styles") == 2 })
        #expect(holds { responder.begunCount == 3 })
        let others = try (0..<3).map { _ in try Client(server.address) }
        for (target, client) in zip(["/drawing", "/waiting", "/raster"], others) { client.send(get(target)) }
        #expect(holds { responder.begunCount == 6 })
        responder.release(100)
        for (number, client) in clients.enumerated() {
            #expect(try client.receive().text == "/styles\(number)")
        }
        #expect(server.value(of: "bezel_jobs_total", "styles", "done") == 5)
    }

    @Test func `on the source of a user is never done by the thread of its connection`() throws {
        let cheap = GatedResponder(price: 1)
        let server = try LiveServer(responder: cheap)
        cheap.release(2)
        #expect(try Client(server.address).request(target: "/styles").text == "/styles")
        #expect(try Client(server.address).request(target: "/drawing").text == "/drawing")
        #expect(server.value(of: "bezel_jobs_total", "styles", "done") == 1)
        #expect(server.value(of: "bezel_jobs_total", "drawing", "done") == 0)
    }

    @Test func `that draws a raster is one at a time, and holds up no other drawing`() throws {
        let server = try makeServer(threads: 2)
        let rasters = try (0..<3).map { _ in try Client(server.address) }
        for (number, client) in rasters.enumerated() { client.send(get("/raster\(number)")) }
        #expect(holds { responder.begunCount == Limits.rasterThreads })
        let drawing = try (0..<2).map { _ in try Client(server.address) }
        for (number, client) in drawing.enumerated() { client.send(get("/drawing\(number)")) }
        #expect(holds { responder.begunCount == Limits.rasterThreads + 2 })
        usleep(50_000)
        // The other rasters wait, and both threads that draw had work.
        #expect(responder.begunCount == Limits.rasterThreads + 2)
        responder.release(100)
        for (number, client) in rasters.enumerated() {
            #expect(try client.receive().text == "/raster\(number)")
        }
    }

    @Test func `has its response in the order of a pipeline`() throws {
        let server = try makeServer(threads: 2)
        let client = try Client(server.address)
        client.send((0..<20).map { get($0 % 3 == 0 ? "/cheap\($0)" : "/job\($0)") }.joined())
        responder.release(20)
        for number in 0..<20 {
            #expect(try client.receive().text == (number % 3 == 0 ? "/cheap\(number)" : "/job\(number)"))
        }
    }

    @Test func `under way is finished at a stop`() throws {
        let server = try makeServer()
        let client = try Client(server.address)
        client.send(get("/job"))
        #expect(holds { responder.begunCount == 1 })
        server.stopHandle.stop()
        usleep(50_000)
        responder.release(1)
        #expect(try client.receive().text == "/job")
        server.join()
    }

    @Test func `that does not end holds up a stop no longer than the drain timeout`() throws {
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        configuration.timeouts.drain = 1
        let server = try LiveServer(configuration, responder: responder)
        let clients = try (0..<3).map { _ in try Client(server.address) }
        for (number, client) in clients.enumerated() { client.send(get("/job\(number)")) }
        #expect(holds { responder.begunCount == 1 })
        let time = ContinuousClock().measure { server.stop() }
        #expect(time < .seconds(5))
        for client in clients { #expect(try client.receivesEnd()) }
        // The thread that draws still exists.
        responder.release(3)
    }

    private func get(_ target: String) -> String { "GET \(target) HTTP/1.1\r\nHost: test\r\n\r\n" }
}
