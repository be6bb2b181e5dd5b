import Glibc
import HTTP
import MicroHTTPServer
import Testing

@Suite struct `A stop` {
    @Test func `does not wait for idle connections`() throws {
        let server = try LiveServer()
        let idle = try Client(server.address)
        #expect(try idle.request().status == 200)
        let silent = try Client(server.address)
        let time = ContinuousClock().measure { server.stop() }
        #expect(time < .seconds(5))
        #expect(try idle.receivesEnd())
        #expect(try silent.receivesEnd())
    }

    @Test func `cuts no client off that sends one request after the other`() throws {
        let server = try LiveServer()
        let clients = try (0..<8).map { _ in try Client(server.address) }
        var round = 0
        var isEnding = false
        while !isEnding {
            round += 1
            if round == 20 { server.stopHandle.stop() }
            for client in clients { client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n") }
            let responses = try clients.map { try $0.receive() }
            #expect(responses.allSatisfy { $0.status == 200 })
            isEnding = responses.contains { $0["Connection"] == "close" }
        }
        #expect(round >= 20)
    }

    @Test func `accepts no new connection`() throws {
        let server = try LiveServer(at: "unix:/tmp/bezel-\(getpid())-stop.sock")
        let client = try Client(server.address)
        #expect(
            try client.request("POST", fields: ["Expect: 100-continue", "Content-Length: 1"]).status == 100
        )
        server.stopHandle.stop()
        while (try? Client(server.address)) != nil { usleep(1000) }
        client.send("a")
        #expect(try client.receive().status == 200)
    }

    @Test func `responds to requests that have arrived`() throws {
        let server = try LiveServer()
        let clients = try (0..<200).map { _ in try Client(server.address) }
        for client in clients { client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n") }
        server.stop()
        for client in clients { #expect(try client.receive().status == 200) }
    }

    @Test func `waits for the rest of a request`() throws {
        let server = try LiveServer { Response(.ok, body: $0.body) }
        let client = try Client(server.address)
        #expect(
            try client.request("POST", fields: ["Expect: 100-continue", "Content-Length: 3"]).status == 100
        )
        client.send("a")
        server.stopHandle.stop()
        client.send("bc")
        #expect(try client.receive().text == "abc")
        server.join()
        #expect(server.records.map(\.isComplete) == [true])
    }

    @Test func `waits until a response is completely sent`() throws {
        let server = try LiveServer { _ in Response(.ok, body: [UInt8](repeating: 7, count: 8_000_000)) }
        let client = try Client(server.address)
        client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
        server.waitForRequest()
        server.stopHandle.stop()
        #expect(try client.receive().body.count == 8_000_000)
        server.join()
    }

    @Test func `waits no longer than the drain timeout`() throws {
        var configuration = Server.Configuration()
        configuration.timeouts.drain = 1
        let server = try LiveServer(configuration)
        let client = try Client(server.address)
        #expect(
            try client.request("POST", fields: ["Expect: 100-continue", "Content-Length: 3"]).status == 100
        )
        server.stop()
        #expect(try client.receivesEnd())
        #expect(server.records.isEmpty)
    }

    @Test(arguments: [SIGTERM, SIGINT])
    func `is caused by a signal`(number: Int32) async {
        await #expect(processExitsWith: .exitCode(7)) { [number] in
            let server = try Server(
                Server.Configuration(stopsOnSignals: true),
                responder: ClosureResponder { _ in Response(.ok) }
            )
            raise(number)
            server.run()
            exit(7)
        }
    }

    @Test func `ends at once at a second signal`() async {
        await #expect(processExitsWith: .exitCode(128 + SIGINT)) {
            let server = try Server(
                Server.Configuration(stopsOnSignals: true),
                responder: ClosureResponder { _ in Response(.ok) }
            )
            raise(SIGTERM)
            server.run()
            raise(SIGINT)
            exit(7)
        }
    }
}
