import HTTP
import Synchronization
import Testing

@testable import MicroHTTPServer

@Suite struct `A response` {
    @Test func `has the status, the fields and the body`() throws {
        let server = try LiveServer { _ in
            Response(
                .notFound,
                fields: HeaderFields([
                    HeaderField(name: .eTag, value: "\"a\""), HeaderField(name: "X-B", value: "ü"),
                ]),
                body: [0, 1, 0xFF]
            )
        }
        let response = try Client(server.address).request()
        #expect(response.status == 404)
        #expect(response["ETag"] == "\"a\"")
        #expect(response["X-B"] == "ü")
        #expect(response["Content-Length"] == "3")
        #expect(response["Date"] != nil)
        #expect(response.body == [0, 1, 0xFF])
    }

    @Test func `to HEAD has the fields of GET and no body`() throws {
        let response = Response(
            .ok,
            fields: HeaderFields([HeaderField(name: .eTag, value: "\"a\"")]),
            body: [1, 2, 3]
        )
        let server = try LiveServer { _ in response }
        let client = try Client(server.address)
        let head = try client.request("HEAD")
        let get = try client.request("GET")
        #expect(get.body == [1, 2, 3])
        #expect(head.fields.map(\.name) == get.fields.map(\.name))
        #expect(head["Content-Length"] == "3")
        #expect(server.requests.map(\.method) == [.head, .get])
    }

    @Test(arguments: [(Status.noContent, nil), (.notModified, "3")])
    func `without content does not end the connection`(status: Status, length: String?) throws {
        let server = try LiveServer { _ in
            Response(
                status,
                fields: HeaderFields([HeaderField(name: .eTag, value: "\"a\"")]),
                body: status == .noContent ? [] : [1, 2, 3]
            )
        }
        let client = try Client(server.address)
        for _ in 0..<3 {
            let response = try client.request()
            #expect(response.status == status.code)
            #expect(response["ETag"] == "\"a\"")
            #expect(response["Content-Length"] == length)
            #expect(response["Connection"] == nil)
        }
    }

    @Test(arguments: [
        Status.ok, .badRequest, .notFound, .methodNotAllowed, .contentTooLarge, .uriTooLong,
        .unsupportedMediaType, .unprocessableContent, .tooManyRequests, .requestHeaderFieldsTooLarge,
        .internalServerError, .serviceUnavailable,
    ])
    func `with any status may have a body`(status: Status) throws {
        let server = try LiveServer { _ in Response(status, body: [1, 2, 3]) }
        let client = try Client(server.address)
        for method in ["GET", "POST"] {
            let response = try client.request(method)
            #expect(response.status == status.code)
            #expect(response.body == [1, 2, 3])
            #expect(response["Connection"] == nil)
        }
    }

    @Test func `may state the length of content that it omits`() throws {
        let server = try LiveServer { request in
            Response(
                request.method == .head ? .ok : .notModified,
                fields: HeaderFields(),
                omittingContentOfLength: 12_345
            )
        }
        let client = try Client(server.address)
        for method in ["GET", "HEAD", "GET"] {
            let response = try client.request(method)
            #expect(response["Content-Length"] == "12345")
            #expect(response["Connection"] == nil)
        }
    }

    @Test func `with status 304 and unknown length has no length and ends the connection`() throws {
        let server = try LiveServer { _ in
            Response(.notModified, fields: HeaderFields(), omittingContentOfLength: nil)
        }
        let client = try Client(server.address)
        let response = try client.request()
        #expect(response.status == 304)
        #expect(response["Content-Length"] == nil)
        #expect(response["Transfer-Encoding"] == nil)
        #expect(response["Connection"] == "close")
        #expect(try client.receivesEnd())
    }

    @Test(arguments: [FieldInsertion.asOneValue, .oneByOne])
    func `has the fields in order and the request id after them`(insertion: FieldInsertion) throws {
        var configuration = Server.Configuration()
        configuration.fieldInsertion = insertion
        let values = ["a", "", String(repeating: "v", count: 3000), String(repeating: "w", count: 3000), "z"]
        for count in 0...values.count {
            let fields = try values.prefix(count).enumerated().map { index, value in
                HeaderField(name: try #require(HeaderField.Name("X-Field-\(index)")), value: value)
            }
            let response = Response(.ok, fields: HeaderFields(fields), body: [1])
            let server = try LiveServer(configuration) { _ in response }
            let client = try Client(server.address)
            for _ in 0..<2 {
                let sent = try client.request().fields
                // libmicrohttpd itself refuses an empty value.
                let expected = fields.filter { insertion == .asOneValue || !$0.value.isEmpty }
                let names = ["Date"] + expected.map(\.name.rawName) + ["X-Request-Id", "Content-Length"]
                #expect(sent.map(\.name) == names)
                #expect(sent.dropFirst().dropLast(2).map(\.value) == expected.map(\.value))
                #expect(sent.dropLast().last?.value.count == 32)
            }
        }
    }

    /// `FieldInsertion.asOneValue` relies on the memory of version 0.9.75.
    @Test func `passes all fields at once to the tested version of libmicrohttpd`() {
        #expect(FieldInsertion.fastest == .asOneValue)
    }

    @Test func `cannot be split by a line break in a field`() throws {
        let server = try LiveServer { _ in
            Response(
                .ok,
                fields: HeaderFields([
                    HeaderField(name: "X-A", value: "a\r\nX-B: b\r\n\r\n"),
                    HeaderField(name: "X-C", value: "c"),
                ])
            )
        }
        let response = try Client(server.address).request()
        #expect(response["X-A"] == "a  X-B: b    ")
        #expect(response["X-B"] == nil)
        #expect(response["X-C"] == "c")
    }

    @Test func `is sent completely after a cache has evicted it`() throws {
        let size = 8_000_000
        let cache = Cache(Response(.ok, body: [UInt8](repeating: 7, count: size)))
        let server = try LiveServer { request in
            // More than the system buffers, so most of it is sent after the cache has evicted it.
            cache.replaceResponse(by: Response(.ok, body: [1]))
        }
        let slow = try Client(server.address)
        slow.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
        server.waitForRequest()
        let other = try Client(server.address)
        #expect(try other.request().body == [1])
        #expect(try slow.receive().body == [UInt8](repeating: 7, count: size))
    }

    private final class Cache: Sendable {
        private let response: Mutex<Response>

        init(_ response: Response) {
            self.response = Mutex(response)
        }

        /// Stores a response, and returns the previous one.
        func replaceResponse(by next: Response) -> Response {
            response.withLock { response in
                defer { response = next }
                return response
            }
        }
    }
}
