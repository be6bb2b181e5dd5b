import Glibc
import HTTP
import MicroHTTPServer
import Testing

@Suite struct `The places of a server` {
    private func makeServer(limit: Int, ofAddress addressLimit: Int = 1000) throws -> LiveServer {
        var configuration = Server.Configuration()
        configuration.connectionLimit = limit
        configuration.connectionLimitOfAddress = addressLimit
        configuration.reservedTargets = ["/livez"]
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

    @Test func `are refused with 503 if all have requests under way, except for health checks`() throws {
        var configuration = Server.Configuration()
        configuration.connectionLimit = 5
        configuration.reservedTargets = ["/cheap/livez"]
        let responder = GatedResponder()
        let server = try LiveServer(configuration, responder: responder)
        let busy = try (0..<5).map { _ in try Client(server.address) }
        for (number, client) in busy.enumerated() {
            client.send("GET /job\(number) HTTP/1.1\r\nHost: test\r\n\r\n")
        }
        usleep(100_000)
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
