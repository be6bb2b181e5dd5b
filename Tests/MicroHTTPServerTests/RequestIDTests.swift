import HTTP
import Testing

@testable import MicroHTTPServer

@Suite struct `A request id` {
    @Test func `is different for each request, even if the responses are equal`() throws {
        let response = Response(.ok, body: [1])
        let server = try LiveServer { _ in response }
        let clients = try (0..<20).map { _ in try Client(server.address) }
        let pipeline = String(repeating: "GET / HTTP/1.1\r\nHost: test\r\n\r\n", count: 10)
        for client in clients { client.send(pipeline) }
        var ids: [String] = []
        for client in clients {
            for _ in 0..<10 { ids.append(try #require(try client.receive()["X-Request-Id"])) }
        }
        #expect(Set(ids).count == 200)
        server.stop()
        #expect(Set(server.records.map(\.id.description)) == Set(ids))
    }

    @Test func `is 32 hexadecimal digits that tell nothing about other ids`() throws {
        let sequence = RequestIDSequence()
        let ids = (0..<1000).map { _ in sequence.next().description }
        #expect(ids.allSatisfy { $0.count == 32 && $0.allSatisfy("0123456789abcdef".contains) })
        #expect(Set(ids).count == 1000)
        // Of the last 64 bits of neighbors about half differ, as of numbers that are drawn at random.
        for (first, second) in zip(ids, ids.dropFirst()) {
            let distance = zip(first, second).map { first, second in
                ((first.hexDigitValue ?? 0) ^ (second.hexDigitValue ?? 0)).nonzeroBitCount
            }.reduce(0, +)
            #expect((8...56).contains(distance))
        }
    }

    @Test func `differs between servers`() throws {
        let ids = try (0..<2).map { _ in
            let server = try LiveServer()
            return try #require(try Client(server.address).request()["X-Request-Id"])
        }
        #expect(ids[0] != ids[1])
    }
}
