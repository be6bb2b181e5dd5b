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

    @Test func `ends with the number of the exchange in hexadecimal digits`() {
        var sequence = RequestIDSequence()
        for number in 1...0x1_0001 {
            let digits = String(number, radix: 16)
            let suffix = sequence.next().description.dropFirst(16)
            guard suffix == String(repeating: "0", count: 16 - digits.count) + digits else {
                Issue.record("\(suffix) is not \(digits)")
                return
            }
        }
    }

    @Test func `is 32 hexadecimal digits, of which the first 16 are random`() throws {
        let ids = try (0..<2).map { _ in
            let server = try LiveServer()
            return try #require(try Client(server.address).request()["X-Request-Id"])
        }
        for id in ids {
            #expect(id.count == 32 && id.allSatisfy { "0123456789abcdef".contains($0) })
            #expect(id.hasSuffix("0000000000000001"))
        }
        #expect(ids[0].prefix(16) != ids[1].prefix(16))
    }
}
