import HTTP
import MicroHTTPServer
import Testing

@Suite struct `An answer` {
    @Test func `carries status, fields and body`() throws {
        let server = try LiveServer { _ in
            Response(
                .notFound,
                fields: [HeaderField("ETag", "\"a\""), HeaderField("X-B", "ü")],
                body: [0, 1, 0xFF]
            )
        }
        let answer = try Client(server.address).ask()
        #expect(answer.status == 404)
        #expect(answer["ETag"] == "\"a\"")
        #expect(answer["X-B"] == "ü")
        #expect(answer["Content-Length"] == "3")
        #expect(answer["Date"] != nil)
        #expect(answer.body == [0, 1, 0xFF])
    }

    @Test func `to HEAD has the fields of GET and no body`() throws {
        let response = Response(.ok, fields: [HeaderField("ETag", "\"a\"")], body: [1, 2, 3])
        let server = try LiveServer { _ in response }
        let client = try Client(server.address)
        let head = try client.ask("HEAD")
        let get = try client.ask("GET")
        #expect(get.body == [1, 2, 3])
        #expect(head.fields.map(\.name) == get.fields.map(\.name))
        #expect(head["Content-Length"] == "3")
        #expect(server.requests.map(\.method) == [.head, .get])
    }

    @Test(arguments: [(Status.noContent, nil), (.notModified, "3")])
    func `without content leaves the connection open`(status: Status, length: String?) throws {
        let server = try LiveServer { _ in
            Response(
                status,
                fields: [HeaderField("ETag", "\"a\"")],
                body: status == .noContent ? [] : [1, 2, 3]
            )
        }
        let client = try Client(server.address)
        for _ in 0..<3 {
            let answer = try client.ask()
            #expect(answer.status == status.code)
            #expect(answer["ETag"] == "\"a\"")
            #expect(answer["Content-Length"] == length)
            #expect(answer["Connection"] == nil)
        }
    }

    @Test func `drops a field that would split it`() throws {
        let server = try LiveServer { _ in
            Response(.ok, fields: [HeaderField("X-A", "a\r\nX-B: b"), HeaderField("X-C", "c")])
        }
        let answer = try Client(server.address).ask()
        #expect(answer["X-A"] == nil)
        #expect(answer["X-B"] == nil)
        #expect(answer["X-C"] == "c")
    }

    @Test func `outlives the response that it was made of`() throws {
        let size = 8_000_000
        let cache = Cache(Response(.ok, body: [UInt8](repeating: 7, count: size)))
        let server = try LiveServer { request in
            let response = cache.response
            // More than the system buffers, so most of it is sent after the cache has let go.
            cache.response = Response(.ok, body: [1])
            return response
        }
        let slow = try Client(server.address)
        slow.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
        let other = try Client(server.address)
        #expect(try other.ask().body == [1])
        #expect(try slow.receive().body == [UInt8](repeating: 7, count: size))
    }

    private final class Cache {
        var response: Response

        init(_ response: Response) {
            self.response = response
        }
    }
}
