import Glibc
import HTTP
import Testing

@testable import MicroHTTPServer

@Suite struct `The places of a server` {
    /// A server with connections that take all of its places, since their requests are under way.
    private func makeFullServer(
        limit: Int,
        responder: GatedResponder
    ) throws -> (server: LiveServer, busy: [Client]) {
        var configuration = Server.Configuration()
        configuration.connectionLimit = limit
        configuration.reservedTargets = ["/cheap/livez"]
        let server = try LiveServer(configuration, responder: responder)
        let busy = try (0..<limit).map { _ in try Client(server.address) }
        for (number, client) in busy.enumerated() {
            client.send("GET /job\(number) HTTP/1.1\r\nHost: test\r\n\r\n")
        }
        // Before its request has arrived, a connection gives way to others.
        #expect(
            holds {
                server.value(of: "bezel_queue_jobs", "drawing") == Double(limit - responder.begunCount)
            }
        )
        return (server, busy)
    }

    private func makeServer(limit: Int, ofAddress addressLimit: Int = 1000) throws -> LiveServer {
        var configuration = Server.Configuration()
        configuration.connectionLimit = limit
        configuration.connectionLimitOfAddress = addressLimit
        configuration.reservedTargets = ["/cheap/livez"]
        return try LiveServer(configuration, responder: GatedResponder())
    }

    @Test func `go from connections without a request to those with one`() throws {
        let server = try makeServer(limit: 20)
        let silent = try (0..<10).map { _ in try Client(server.address) }
        let partial = try (0..<10).map { _ in try Client(server.address) }
        for client in partial { client.send("GET / HT") }
        usleep(50_000)
        for number in 0..<20 {
            let client = try Client(server.address)
            #expect(try client.request(target: "/cheap\(number)").text == "/cheap\(number)")
        }
        _ = silent
    }

    @Test func `go from the connections that are idle longest to new ones`() throws {
        let server = try makeServer(limit: 10)
        let idle = try (0..<10).map { _ in try Client(server.address) }
        for client in idle { #expect(try client.request(target: "/cheap").status == 200) }
        let client = try Client(server.address)
        #expect(try client.request(target: "/cheap").status == 200)
        #expect(try idle.contains { try $0.isClosed(within: 100) })
    }

    @Test(arguments: [
        ("POST", "Content-Length: 9\r\n\r\nabc"), ("POST", "Transfer-Encoding: chunked\r\n\r\n3\r\na"),
        ("GET", "X-Unfinished: "),
    ])
    func `go from the requests that are incomplete longest to new ones`(method: String, rest: String) throws {
        let server = try makeServer(limit: 10)
        let holding = try (0..<10).map { _ in try Client(server.address) }
        for client in holding {
            // The header of a later request arrives at a loop.
            #expect(try client.request(target: "/cheap").status == 200)
            client.send("\(method) /job HTTP/1.1\r\nHost: test\r\n\(rest)")
        }
        #expect(holds { server.value(of: "bezel_http_requests_in_flight") == 10 })
        let clients = try (0..<10).map { _ in
            let client = try Client(server.address)
            #expect(try client.request(target: "/cheap").status == 200)
            return client
        }
        for client in holding { #expect(try client.isClosed()) }
        #expect(server.value(of: "bezel_refusals_total", "displaced") == 10)
        #expect(try clients.allSatisfy { try $0.request(target: "/cheap").status == 200 })
    }

    @Test(arguments: [false, true])
    func `go to as many new connections at once as there are others without a request`(
        areUnread: Bool
    ) throws {
        // On a busy machine, others may be closed later than a request waits for its place.
        let areAllServed = try (0..<3).contains { _ in try servesNewConnections(areOthersUnread: areUnread) }
        #expect(areAllServed)
    }

    /// Whether as many new connections as there are places get those of idle ones.
    private func servesNewConnections(areOthersUnread: Bool) throws -> Bool {
        let server = try makeServer(limit: 100)
        let idle = try (0..<100).map { _ in try Client(server.address) }
        for client in idle {
            client.send("GET /cheap HTTP/1.1\r\nHost: test\r\n\r\n")
            if !areOthersUnread { #expect(try client.receive().status == 200) }
        }
        #expect(holds { server.value(of: "bezel_http_requests_total", "none", "GET", "200") == 100 })
        let clients = try (0..<100).map { _ in
            let client = try Client(server.address)
            client.send("GET /cheap HTTP/1.1\r\nHost: test\r\n\r\n")
            return client
        }
        return try clients.allSatisfy { try $0.receive().status == 200 }
            && server.value(of: "bezel_refusals_total", "connections") == 0
    }

    @Test func `beyond the limit are not held by health checks that are idle`() throws {
        let server = try makeServer(limit: 10)
        let busy = try (0..<10).map { _ in try Client(server.address) }
        for client in busy { #expect(try client.request(target: "/cheap").status == 200) }
        let probes = try (0..<20).map { _ in
            let client = try Client(server.address)
            client.send("GET /cheap/livez HTTP/1.1\r\nHost: test\r\n\r\n")
            return client
        }
        #expect(holds { server.value(of: "bezel_http_requests_total", "none", "GET", "200") == 30 })
        for _ in 0..<20 { #expect(try Client(server.address).request(target: "/cheap").status == 200) }
        #expect(server.value(of: "bezel_refusals_total", "connections") == 0)
        _ = probes
    }

    @Test func `beyond the limit are not for health checks with a body`() throws {
        let responder = GatedResponder()
        let (server, busy) = try makeFullServer(limit: 5, responder: responder)
        let count = Limits.reservedConnections + Limits.waitingConnections + 1
        let holding = try (0..<count).map { _ in
            let client = try Client(server.address)
            client.send("GET /cheap/livez HTTP/1.1\r\nHost: test\r\nContent-Length: 60000\r\n\r\n")
            return client
        }
        #expect(try Client(server.address).request(target: "/cheap/livez").status == 200)
        // One whose header has not arrived yet when the next one connects may be closed instead.
        for client in holding { #expect(try client.isClosed() || client.receive().status == 503) }
        let empty = try Client(server.address)
        #expect(try empty.request(target: "/cheap/livez", fields: ["Content-Length: 0"]).status == 200)
        responder.release(5)
        for client in busy { #expect(try client.receive().status == 200) }
    }

    @Test func `are refused with 503 if all have requests under way, except for health checks`() throws {
        let responder = GatedResponder()
        let (server, busy) = try makeFullServer(limit: 5, responder: responder)
        for _ in 0..<3 {
            let refused = try Client(server.address).request(target: "/cheap")
            #expect(refused.status == 503)
            #expect(refused["Connection"] == "close")
            #expect(refused["X-Request-Id"] != nil)
            #expect(try Client(server.address).request(target: "/cheap/livez").text == "/cheap/livez")
        }
        responder.release(5)
        for (number, client) in busy.enumerated() { #expect(try client.receive().text == "/job\(number)") }
        #expect(try Client(server.address).request(target: "/cheap").status == 200)
    }

    @Test func `of one address are limited`() throws {
        let server = try makeServer(limit: 100, ofAddress: 5)
        var clients = try (0..<5).map { _ in try Client(server.address, from: "127.0.0.2") }
        for client in clients { #expect(try client.request(target: "/cheap").status == 200) }
        let refused = try Client(server.address, from: "127.0.0.2")
        #expect(try refused.receive().status == 429)
        #expect(try Client(server.address, from: "127.0.0.3").request(target: "/cheap").status == 200)
        clients.removeFirst()
        #expect(
            try holds {
                try Client(server.address, from: "127.0.0.2").request(target: "/cheap").status == 200
            }
        )
    }

    @Test func `of a trusted proxy are not limited`() throws {
        var configuration = Server.Configuration()
        configuration.connectionLimitOfAddress = 2
        configuration.trustedProxies = [try AddressRange("127.0.0.2")]
        let server = try LiveServer(configuration)
        let clients = try (0..<10).map { _ in try Client(server.address, from: "127.0.0.2") }
        for client in clients { #expect(try client.request().status == 200) }
    }

    @Test func `are given back, however a connection ends`() throws {
        let server = try makeServer(limit: 4)
        for number in 0..<40 {
            let client = try Client(server.address)
            switch number % 4 {
            case 0: client.send("GET /cheap HTTP/1.1\r\nHost: test\r\n\r\n")
            case 1: client.send("GET /cheap HT")
            case 2: client.send("nonsense\r\n\r\n")
            default: break
            }
        }
        for _ in 0..<4 {
            #expect(try holds { try Client(server.address).request(target: "/cheap").status == 200 })
        }
    }
}
