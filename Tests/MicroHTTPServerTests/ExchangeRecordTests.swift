import HTTP
import MicroHTTPServer
import Testing

@Suite struct `A record of an exchange` {
    @Test func `describes the exchange without the query`() throws {
        let server = try LiveServer { _ in
            Response(.notFound, body: [1, 2, 3]).counted(for: RouteID(rawValue: 1))
        }
        let client = try Client(server.address)
        let responses = [
            try client.request("GET", target: "/a%20b?title=private"),
            try client.request("HEAD", target: "/c"),
        ]
        server.stop()
        let records = server.records
        #expect(records.map(\.method) == [.get, .head])
        #expect(records.map(\.path) == [ArraySlice("/a%20b".utf8), ArraySlice("/c".utf8)])
        #expect(records.map(\.status) == [.notFound, .notFound])
        #expect(records.map(\.bodySize) == [3, 0])
        #expect(records.map(\.isComplete) == [true, true])
        #expect(records.map(\.id.description) == responses.map { $0["X-Request-Id"] })
        #expect(records.allSatisfy { $0.duration < 5_000_000 })
    }

    @Test func `has no path for a request for no route, since a title may be in it`() throws {
        let server = try LiveServer { _ in Response(.notFound) }
        #expect(try Client(server.address).request(target: "/private%3Ftitle=private").status == 404)
        server.stop()
        #expect(server.records.map(\.path) == [nil])
        #expect(server.records.map(\.route) == ["none"])
    }

    @Test func `is incomplete if the client closes the connection`() throws {
        let server = try LiveServer { _ in Response(.ok, body: [UInt8](repeating: 7, count: 8_000_000)) }
        var client: Client? = try Client(server.address)
        client?.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
        server.waitForRequest()
        client = nil
        server.stop()
        #expect(server.records.map(\.isComplete) == [false])
    }
}
