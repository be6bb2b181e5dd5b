import Glibc
import HTTP
import MicroHTTPServer
import Testing

@Suite struct `A request that arrives byte by byte` {
    private func makeServer() throws -> LiveServer {
        var configuration = Server.Configuration()
        configuration.timeouts.header = 1
        configuration.timeouts.body = 1
        configuration.timeouts.idle = 2
        return try LiveServer(configuration)
    }

    @Test(arguments: [false, true])
    func `has a limited time for its header`(isKept: Bool) throws {
        let server = try makeServer()
        let client = try Client(server.address)
        if isKept { #expect(try client.request().status == 200) }
        client.send("GET / HTTP/1.1\r\nX-Long: ")
        try expectEnd(of: client, within: 4)
        #expect(server.requests.count == (isKept ? 1 : 0))
    }

    @Test func `has a limited time for its request line`() throws {
        let server = try makeServer()
        let client = try Client(server.address)
        #expect(try client.request().status == 200)
        client.send("GET /")
        try expectEnd(of: client, within: 5)
    }

    @Test func `has a limited time for its body`() throws {
        let server = try makeServer()
        let client = try Client(server.address)
        client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 1000\r\n\r\n")
        try expectEnd(of: client, within: 4)
        #expect(server.requests.isEmpty)
    }

    @Test func `may take that time for each of its parts`() throws {
        let server = try makeServer()
        let client = try Client(server.address)
        for part in ["GET / HT", "TP/1.1\r\nHo", "st: test\r\n", "\r\n"] {
            client.send(part)
            usleep(100_000)
        }
        #expect(try client.receive().status == 200)
    }

    /// Sends a byte ten times a second until the connection ends.
    private func expectEnd(of client: Client, within seconds: Int) throws {
        let start = ContinuousClock.now
        while start.duration(to: .now) < .seconds(seconds) {
            if try client.isClosed(within: 100) { break }
            client.send("a")
        }
        let time = start.duration(to: .now)
        #expect(time > .milliseconds(800))
        #expect(time < .seconds(seconds))
    }
}

@Suite struct `A response that its client does not read` {
    @Test(arguments: [true, false])
    func `has a limited time, which depends on its size`(isSlowRateAllowed: Bool) throws {
        var configuration = Server.Configuration()
        configuration.timeouts.response = 1
        configuration.timeouts.responseRate = isSlowRateAllowed ? 100_000 : 10_000_000
        let server = try LiveServer(configuration) { _ in
            Response(.ok, body: [UInt8](repeating: 7, count: 4_000_000))
        }
        let client = try Client(server.address)
        client.limitReceiveBuffer(to: 65_536)
        client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
        usleep(2_500_000)
        if isSlowRateAllowed {
            #expect(try client.receive().body.count == 4_000_000)
        } else {
            #expect(throws: ReceiveError.self) { try client.receive() }
            #expect(holds { server.records.map(\.isComplete) == [false] })
        }
    }

    @Test func `takes no more memory than all such responses may`() throws {
        var configuration = Server.Configuration()
        configuration.waitingBodyLimit = 10_000_000
        let server = try LiveServer(configuration) { request in
            request.violation == .overloaded
                ? Response(.serviceUnavailable) : Response(.ok, body: [UInt8](repeating: 7, count: 4_000_000))
        }
        let clients = try stalledClients(of: server)
        let third = try Client(server.address)
        #expect(try third.request().status == 503)
        for client in clients { #expect(try client.receive().body.count == 4_000_000) }
        #expect(try holds { try third.request().status == 200 })
    }

    @Test func `gives way to others after a second`() throws {
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        configuration.waitingBodyLimit = 10_000_000
        let server = try LiveServer(configuration) { _ in
            Response(.ok, body: [UInt8](repeating: 7, count: 4_000_000))
        }
        let stalled = try stalledClients(of: server)
        usleep(1_200_000)
        let other = try Client(server.address)
        #expect(try other.request().body.count == 4_000_000)
        let isEach = stalled.map { (try? $0.receive().body.count) == 4_000_000 }
        #expect(isEach.contains(false))
    }

    @Test func `gives way at once to an address that has less`() throws {
        let server = try serverOfFewBytes()
        let stalled = try stalledClients(of: server, from: "127.0.0.2")
        let other = try Client(server.address, from: "127.0.0.3")
        #expect(try other.request(target: "/small").body.count == 2_000_000)
        let isEach = stalled.map { (try? $0.receive().body.count) == 4_500_000 }
        #expect(isEach.filter(\.self).count == 1)
    }

    @Test func `does not give way to more of its own address`() throws {
        let server = try serverOfFewBytes()
        let stalled = try stalledClients(of: server, from: "127.0.0.2")
        let other = try Client(server.address, from: "127.0.0.2")
        #expect(try other.request(target: "/small").status == 503)
        for client in stalled { #expect(try client.receive().body.count == 4_500_000) }
    }

    /// A server of long responses, two of which take nearly all memory that responses may have.
    private func serverOfFewBytes() throws -> LiveServer {
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        configuration.waitingBodyLimit = 10_000_000
        return try LiveServer(configuration) { request in
            guard request.violation != .overloaded else { return Response(.serviceUnavailable) }
            return Response(
                .ok,
                body: [UInt8](repeating: 7, count: request.target.count > 1 ? 2_000_000 : 4_500_000)
            )
        }
    }

    /// Two clients that have sent their requests and do not read the responses.
    private func stalledClients(
        of server: LiveServer,
        from address: String = "127.0.0.1"
    ) throws -> [Client] {
        let clients = try (0..<2).map { _ in try Client(server.address, from: address) }
        for client in clients {
            client.limitReceiveBuffer(to: 65_536)
            client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
        }
        // Until both responses are being sent.
        #expect(holds { server.requests.count == 2 })
        #expect(holds { server.value(of: "bezel_response_waiting_bytes").map { $0 >= 8_000_000 } == true })
        return clients
    }
}
