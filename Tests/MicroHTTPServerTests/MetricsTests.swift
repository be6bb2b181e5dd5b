import Glibc
import HTTP
import Metrics
import Testing

@testable import MicroHTTPServer

@Suite struct `The metrics of a server` {
    @Test func `count requests by route, method and status`() throws {
        let server = try LiveServer(responder: RoutedResponder())
        let client = try Client(server.address)
        for _ in 0..<3 { _ = try client.request(target: "/route?x") }
        _ = try client.request("HEAD", target: "/route")
        _ = try client.request("BREW", target: "/route")
        _ = try client.request(target: "/unknown/\u{5C}\"")
        _ = try client.request(target: "/teapot")
        server.stop()
        let name = "bezel_http_requests_total"
        #expect(server.value(of: name, "/route", "GET", "200") == 3)
        #expect(server.value(of: name, "/route", "HEAD", "200") == 1)
        #expect(server.value(of: name, "/route", "other", "200") == 1)
        #expect(server.value(of: name, "none", "GET", "404") == 1)
        // A status that the service does not have, and a route that the responder does not list.
        #expect(server.value(of: name, "none", "GET", "other") == 1)
        #expect(server.samples(of: name).map(\.value).reduce(0, +) == 7)
        #expect(server.value(of: "bezel_http_requests_in_flight") == 0)
    }

    @Test func `have the durations of requests by route`() throws {
        let server = try LiveServer(responder: RoutedResponder())
        let client = try Client(server.address)
        for _ in 0..<5 { _ = try client.request(target: "/route") }
        _ = try client.request(target: "/slow")
        server.stop()
        let samples = server.samples(of: "bezel_http_request_duration_seconds")
        func value(_ suffix: String, _ labels: String...) -> Double? {
            samples.first { $0.suffix == suffix && $0.labels.map(\.value) == labels }?.value
        }
        #expect(value("_count", "/route") == 5)
        #expect(value("_bucket", "/route", "+Inf") == 5)
        #expect(value("_count", "none") == 1)
        #expect(value("_bucket", "none", "0.025") == 0)
        #expect(value("_bucket", "none", "10") == 1)
        let sum = try #require(value("_sum", "none"))
        #expect(sum >= 0.03 && sum < 10)
    }

    @Test func `have the phases of jobs on a loop and on other threads`() throws {
        let server = try LiveServer(responder: RoutedResponder())
        let client = try Client(server.address)
        _ = try client.request(target: "/route")
        #expect(server.value(of: "bezel_phase_duration_seconds", "resolve", suffix: "_count") == 0)
        _ = try client.request(target: "/drawn")
        _ = try client.request(target: "/expensive")
        server.stop()
        for phase in ["read", "resolve"] {
            #expect(server.value(of: "bezel_phase_duration_seconds", phase, suffix: "_count") == 2)
        }
        #expect(server.value(of: "bezel_phase_duration_seconds", "queue", suffix: "_count") == 1)
        #expect(server.value(of: "bezel_phase_duration_seconds", "draw", suffix: "_count") == 0)
        // The responder states 1 ms for each.
        #expect(server.value(of: "bezel_phase_duration_seconds", "resolve", suffix: "_sum") == 0.002)
        let phases = server.records.map(\.phases)
        #expect(phases.map { $0[.resolve] } == [0, 1_000_000, 1_000_000])
        #expect(phases.map { $0[.read] > 0 } == [false, true, true])
        #expect(phases.map { $0[.queue] > 0 } == [false, false, true])
    }

    @Test func `have the connections, the requests in flight and the queue`() throws {
        let responder = GatedResponder()
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        configuration.connectionLimit = 50
        let server = try LiveServer(configuration, responder: responder)
        let silent = try Client(server.address)
        let clients = try (0..<3).map { _ in try Client(server.address) }
        for (number, client) in clients.enumerated() {
            client.send("GET /job\(number) HTTP/1.1\r\nHost: test\r\n\r\n")
        }
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 2 })
        #expect(server.value(of: "bezel_queue_jobs", "waiting") == 0)
        #expect(server.value(of: "bezel_queue_seconds", "drawing") == 0.04)
        #expect(server.value(of: "bezel_queue_limit_seconds", "drawing") == 8)
        #expect(server.value(of: "bezel_http_requests_in_flight") == 3)
        #expect(server.value(of: "bezel_http_connections", "served") == 3)
        #expect(server.value(of: "bezel_http_connections", "waiting") == 1)
        #expect(server.value(of: "bezel_http_connections_limit") == 50)
        responder.release(3)
        for client in clients { #expect(try client.receive().status == 200) }
        #expect(server.value(of: "bezel_queue_jobs", "drawing") == 0)
        #expect(holds { server.value(of: "bezel_http_requests_in_flight") == 0 })
        #expect(server.value(of: "bezel_jobs_total", "drawing", "done") == 3)
        _ = silent
    }

    @Test func `count jobs that are shared, dropped and refused`() throws {
        let responder = GatedResponder()
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        configuration.queueLimit = 60_000
        configuration.queueLimitOfAddress = 40_000
        let server = try LiveServer(configuration, responder: responder)
        let first = try Client(server.address)
        first.send("GET /first HTTP/1.1\r\nHost: test\r\n\r\n")
        #expect(holds { responder.begunCount == 1 })
        let same = try Client(server.address)
        same.send("GET /first HTTP/1.1\r\nHost: test\r\n\r\n")
        var leaving: Client? = try Client(server.address)
        leaving?.send("GET /left HTTP/1.1\r\nHost: test\r\n\r\n")
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 1 })
        leaving = nil
        #expect(holds { server.value(of: "bezel_jobs_total", "drawing", "dropped") == 1 })

        let waiting = try (0..<3).map { try Client(server.address, from: "127.0.1.\($0 / 2 + 1)") }
        for (number, client) in waiting.enumerated() {
            client.send("GET /\(number) HTTP/1.1\r\nHost: test\r\n\r\n")
        }
        #expect(holds { server.value(of: "bezel_queue_jobs", "drawing") == 3 })
        #expect(try Client(server.address, from: "127.0.1.2").request(target: "/full").status == 503)
        responder.release(10)
        for client in [first, same] + waiting { #expect(try client.receive().status == 200) }
        #expect(server.value(of: "bezel_jobs_total", "drawing", "shared") == 1)
        #expect(server.value(of: "bezel_jobs_total", "drawing", "refused") == 1)
        #expect(server.value(of: "bezel_refusals_total", "queue") == 1)
        #expect(server.value(of: "bezel_refusals_total", "queue_of_address") == 0)
        #expect(server.value(of: "bezel_http_requests_total", "none", "GET", "503") == 1)
    }

    @Test func `count connections beyond the limits`() throws {
        let responder = GatedResponder()
        var configuration = Server.Configuration()
        configuration.connectionLimit = 3
        configuration.connectionLimitOfAddress = 2
        let server = try LiveServer(configuration, responder: responder)
        let busy = try (1...3).map { try Client(server.address, from: "127.0.0.\($0 / 2 + 1)") }
        for (number, client) in busy.enumerated() {
            client.send("GET /job\(number) HTTP/1.1\r\nHost: test\r\n\r\n")
        }
        #expect(holds { server.value(of: "bezel_http_requests_in_flight") == 3 })
        #expect(try Client(server.address, from: "127.0.0.2").receive().status == 429)
        #expect(try Client(server.address, from: "127.0.0.7").request(target: "/cheap").status == 503)
        #expect(server.value(of: "bezel_refusals_total", "connections_of_address") == 1)
        #expect(server.value(of: "bezel_refusals_total", "connections") == 1)
        #expect(server.value(of: "bezel_http_requests_total", "none", "other", "429") == 1)
        #expect(server.value(of: "bezel_http_requests_total", "none", "other", "503") == 1)
        responder.release(3)
        for client in busy { #expect(try client.receive().status == 200) }
    }

    @Test func `count what is too late or malformed`() throws {
        var configuration = Server.Configuration()
        configuration.timeouts.header = 1
        configuration.timeouts.body = 1
        let server = try LiveServer(configuration, responder: RoutedResponder())
        let late = try Client(server.address)
        late.send("GET / HT")
        let body = try Client(server.address)
        body.send("POST /route HTTP/1.1\r\nHost: test\r\nContent-Length: 10\r\n\r\n1234")
        #expect(try Client(server.address).request(fields: ["a b: c"]).status == 400)
        #expect(server.value(of: "bezel_refusals_total", "header_invalid") == 1)
        #expect(try late.isClosed())
        #expect(try body.isClosed())
        #expect(holds { server.value(of: "bezel_refusals_total", "header_timeout") == 1 })
        #expect(holds { server.value(of: "bezel_refusals_total", "body_timeout") == 1 })
        // A client that leaves before its response is counted as well.
        #expect(holds { server.value(of: "bezel_http_requests_total", "none", "POST", "none") == 1 })
    }
}

@Suite struct `The buckets of durations` {
    @Test func `contain their bounds`() {
        let buckets = DurationBuckets.phase
        for (index, bound) in buckets.bounds.enumerated() {
            let table = CounterTable(count: buckets.rowSize)
            buckets.count(bound, in: table, rowStart: 0)
            buckets.count(bound + 1, in: table, rowStart: 0)
            #expect(table[index] == 1)
            #expect(table[index + 1] == 1)
            #expect(table[buckets.count] == 2 * bound + 1)
        }
    }

    @Test(arguments: [DurationBuckets.exchange, .phase])
    func `ascend`(buckets: DurationBuckets) {
        #expect(buckets.bounds == buckets.bounds.sorted())
        #expect(Set(buckets.bounds).count == buckets.bounds.count)
    }
}

/// Responds at once with a route; `/drawn` and `/expensive` with jobs that state a phase.
private struct RoutedResponder: Responder {
    let routes = ["none", "/route"]

    final class Worker {
        var phases = PhaseDurations()
    }

    func makeWorker(oneOf count: Int) -> Worker { Worker() }

    func plan(_ request: Request) -> ResponsePlan<RequestJob> {
        if request.violation != nil { return .response(Response(.badRequest)) }
        switch String(decoding: RequestTarget(request.target).encodedPath, as: UTF8.self) {
        case "/route": return .response(Response(.ok).counted(for: RouteID(rawValue: 1)))
        case "/drawn": return .job(RequestJob(request: request))
        case "/expensive": return .job(RequestJob(request: request, price: Price(microseconds: 20_000)))
        case "/teapot":
            return .response(Response(Status(code: 418, reason: "Teapot")).counted(for: RouteID(rawValue: 9)))
        case "/slow":
            usleep(30_000)
            return .response(Response(.ok))
        default: return .response(Response(.notFound))
        }
    }

    func draw(_ job: RequestJob, with worker: Worker, control: JobControl) -> ResponsePlan<RequestJob> {
        worker.phases[.resolve] = 1_000_000
        return .response(Response(.ok))
    }

    func phases(of worker: Worker) -> PhaseDurations { worker.phases }
}
