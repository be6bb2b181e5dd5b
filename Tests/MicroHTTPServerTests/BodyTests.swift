import Glibc
import HTTP
import Synchronization
import Testing

@testable import MicroHTTPServer

@Suite struct `A body` {
    @Test(arguments: [0, 1, 40_000, BodyLimit.standard])
    func `arrives completely up to the limit`(size: Int) throws {
        let server = try LiveServer { Response(.ok, body: $0.body) }
        let body = String(repeating: "x", count: size)
        let client = try Client(server.address)
        #expect(try client.request("POST", fields: ["Content-Length: \(size)"], body: body).text == body)
        #expect(try client.request().text == "")
        #expect(
            try client.request("POST", fields: ["Transfer-Encoding: chunked"], body: chunks(of: body)).text
                == body
        )
        #expect(server.requests.allSatisfy { $0.violation == nil })
    }

    @Test(arguments: [
        (["Content-Length: 12"], "{\"a\": \"ä\"}\n"),
        (["Transfer-Encoding: chunked"], "5\r\n{\"a\":\r\n7;x=y\r\n \"ä\"}\n\r\n0\r\nX-Trailer: a\r\n\r\n"),
    ])
    func `reaches the responder with its content type, in both steps`(
        framing: [String],
        bytes: String
    ) throws {
        let responder = RecordingResponder()
        let server = try LiveServer(responder: responder)
        let fields = framing + ["Content-Type: application/json; charset=utf-8"]
        let response = try Client(server.address).request("POST", target: "/a", fields: fields, body: bytes)
        #expect(response.status == 422)
        let expected = Request(
            method: .post,
            target: [UInt8]("/a".utf8),
            hasBodyLength: true,
            rareFields: RareFields(contentType: "application/json; charset=utf-8"),
            client: .loopback,
            body: [UInt8]("{\"a\": \"ä\"}\n".utf8)
        )
        #expect(responder.planned.withLock { $0 } == [expected])
        #expect(responder.drawn.withLock { $0 } == [expected])
    }

    @Test func `may contain control characters and characters outside ASCII`() throws {
        let server = try LiveServer { Response(.ok, body: $0.body) }
        let text = String((0..<128).map { Character(Unicode.Scalar($0)) }) + "ÿ\u{10FFFF}"
        let fields = ["Content-Length: \(text.utf8.count)"]
        #expect(try Client(server.address).request("POST", fields: fields, body: text).text == text)
    }

    @Test func `may arrive in parts`() throws {
        let server = try LiveServer { Response(.ok, body: $0.body) }
        let client = try Client(server.address)
        client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 6\r\n\r\n")
        for part in ["ab", "c", "def"] {
            client.send(part)
            // Long enough for the server to receive the part on its own.
            usleep(20_000)
        }
        #expect(try client.receive().text == "abcdef")
        #expect(server.requests.count == 1)
    }

    @Test func `belongs to its own request of a pipeline`() throws {
        let server = try LiveServer { Response(.ok, body: $0.body) }
        let client = try Client(server.address)
        let bodies = ["first", "", "third"]
        let requests = bodies.map {
            "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: \($0.utf8.count)\r\n\r\n\($0)"
        }
        client.send(requests.joined())
        for body in bodies { #expect(try client.receive().text == body) }
    }

    @Test(arguments: [
        ([], "", false), (["Content-Length: 0"], "", true), (["Content-Length: 2"], "ab", true),
        (["Transfer-Encoding: chunked"], "0\r\n\r\n", true),
    ])
    func `has a length if a field states it`(fields: [String], body: String, hasLength: Bool) throws {
        let server = try LiveServer { _ in Response(.ok) }
        let client = try Client(server.address)
        #expect(try client.request("POST", fields: fields, body: body).status == 200)
        #expect(server.requests.map(\.hasBodyLength) == [hasLength])
    }

    @Test func `with an announced size beyond the limit is refused before it is sent`() throws {
        let server = try LiveServer { _ in Response(.contentTooLarge) }
        let client = try Client(server.address)
        let response = try client.request("POST", fields: ["Content-Length: \(BodyLimit.standard + 1)"])
        #expect(response.status == 413)
        #expect(response["Connection"]?.lowercased() == "close")
        #expect(server.requests.map(\.violation) == [.bodyTooLarge(limit: BodyLimit.standard)])
        #expect(server.requests.first?.body == [])
    }

    @Test(arguments: [
        ("/files", BodyLimit.files), ("/large", BodyLimit.large), ("/", BodyLimit.standard),
    ])
    func `has the limit of its target`(target: String, limit: Int) throws {
        let server = try LiveServer { Response($0.violation == nil ? .ok : .contentTooLarge) }
        for fields in [["Transfer-Encoding: chunked"], nil] {
            for (size, status) in [(limit, 200), (limit + 1, 413)] {
                let body = String(repeating: "x", count: size)
                let response = try Client(server.address).request(
                    "POST",
                    target: target,
                    fields: fields ?? ["Content-Length: \(size)"],
                    body: fields == nil ? (status == 200 ? body : "") : chunks(of: body)
                )
                #expect(response.status == status, "\(size)")
            }
        }
        let violations = server.requests.compactMap(\.violation)
        #expect(violations == [.bodyTooLarge(limit: limit), .bodyTooLarge(limit: limit)])
    }

    @Test func `is counted with all others, and with those of its address`() {
        let bodies = ReceivedBodies(limit: 100, limitOfAddress: 60)
        let first = ClientAddress.limited(IPAddress(bits: 1))
        let second = ClientAddress.limited(IPAddress(bits: 2))
        let proxy = ClientAddress.unlimited(connection: 3)
        #expect(bodies.add(60, of: first) == .added)
        #expect(bodies.add(1, of: first) == .beyondShare)
        #expect(bodies.add(41, of: second) == .full)
        #expect(bodies.add(40, of: second) == .added)
        bodies.remove(60, of: first)
        bodies.remove(40, of: second)
        #expect(bodies.count == 0)
        #expect(bodies.add(61, of: first) == .beyondShare)
        #expect(bodies.add(100, of: proxy) == .added)
        #expect(bodies.add(1, of: first) == .full)
    }

    @Test func `is received from others while one address holds as many bytes as it may`() throws {
        let server = try LiveServer { request in
            Response(request.violation == .tooManyRequests ? .tooManyRequests : .ok, body: request.body)
        }
        let body = String(repeating: "x", count: BodyLimit.standard)
        let announcement = "POST / HTTP/1.1\r\nHost: test\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
        // All but their last byte.
        let count = Limits.receivedBodiesOfAddress / body.utf8.count
        let holding = try (0...count).map { _ in try Client(server.address, from: "127.0.0.2") }
        for client in holding { client.send(announcement + body.dropLast()) }
        // The part that would exceed the share, of whichever of them that is.
        #expect(holds { server.value(of: "bezel_refusals_total", "request_memory_of_address") == 1 })
        #expect(
            try Client(server.address).request("POST", fields: ["Content-Length: 2"], body: "ab").text == "ab"
        )
        for client in holding { client.send("x") }
        let statuses = try holding.map { try $0.receive().status }
        #expect(statuses.count { $0 == 429 } == 1)
        // The bytes of finished requests are free again.
        let again = try Client(server.address, from: "127.0.0.2")
        #expect(
            try again.request("POST", fields: ["Content-Length: \(body.utf8.count)"], body: body).status
                == 200
        )
    }

    @Test func `of one address begins while it has fewer than it may have`() {
        let bodies = ReceivedBodies(limit: 100, limitOfAddress: 60, countOfAddress: 1)
        let first = ClientAddress.limited(IPAddress(bits: 1))
        #expect(bodies.begin(of: first))
        #expect(!bodies.begin(of: first))
        #expect(bodies.begin(of: .limited(IPAddress(bits: 2))))
        bodies.end(of: first)
        #expect(bodies.begin(of: first))
        let proxy = ClientAddress.unlimited(connection: 3)
        #expect(bodies.begin(of: proxy) && bodies.begin(of: proxy))
    }

    @Test(arguments: [true, false])
    func `with files is received from one address one at a time`(isChunked: Bool) throws {
        let server = try LiveServer { request in
            Response(request.violation == .tooManyRequests ? .tooManyRequests : .ok)
        }
        let body = String(repeating: "x", count: BodyLimit.large + 1)
        let content = isChunked ? chunks(of: body) : body
        let field = isChunked ? "Transfer-Encoding: chunked" : "Content-Length: \(body.utf8.count)"
        func holdingClient() throws -> Client {
            let client = try Client(server.address, from: "127.0.0.2")
            client.send("POST /files HTTP/1.1\r\nHost: test\r\n\(field)\r\n\r\n" + content.dropLast(1))
            return client
        }
        func status(from address: String, _ size: Int = BodyLimit.large + 1) throws -> Int {
            try Client(server.address, from: address).request(
                "POST",
                target: "/files",
                fields: ["Content-Length: \(size)"],
                body: String(repeating: "x", count: size)
            ).status
        }
        // Its first part has arrived; on a busy machine, that of the request that asks may have come before it.
        var holding = try holdingClient()
        var attempts = 1
        while try !holds({ try status(from: "127.0.0.2") == 429 }), attempts < 5 {
            holding = try holdingClient()
            attempts += 1
        }
        #expect(try status(from: "127.0.0.2") == 429)
        // Others of the address, and those of other addresses, are received meanwhile.
        #expect(try status(from: "127.0.0.2", BodyLimit.large) == 200)
        #expect(try status(from: "127.0.0.3") == 200)
        holding.send(String(content.suffix(1)))
        #expect(try holding.receive().status == 200)
        #expect(try holds { try status(from: "127.0.0.2") == 200 })
    }

    /// A reset would interrupt a client that sends its request completely before it reads the response.
    @Test func `beyond the limit may be sent completely after the response`() throws {
        let server = try LiveServer { _ in Response(.contentTooLarge) }
        let client = try Client(server.address)
        #expect(try client.request("POST", fields: ["Content-Length: 500000"]).status == 413)
        for _ in 0..<10 { #expect(client.send(String(repeating: "x", count: 50_000))) }
        #expect(try client.receivesEnd())
    }

    @Test(arguments: [
        (BodyLimit.standard, nil),
        (BodyLimit.standard + 1, Violation.bodyTooLarge(limit: BodyLimit.standard)),
        (Limits.discardedBody, .bodyTooLarge(limit: BodyLimit.standard)),
    ])
    func `in chunks is discarded from one byte beyond the limit`(size: Int, violation: Violation?) throws {
        let server = try LiveServer { Response($0.violation == nil ? .ok : .contentTooLarge) }
        let client = try Client(server.address)
        let body = chunks(of: String(repeating: "x", count: size))
        let response = try client.request("POST", fields: ["Transfer-Encoding: chunked"], body: body)
        #expect(response.status == (violation == nil ? 200 : 413))
        #expect(server.requests.map(\.violation) == [violation])
        #expect(server.requests.map(\.body.count) == [violation == nil ? size : 0])
    }

    @Test(arguments: [Limits.discardedBody + 1, 4_000_000])
    func `in chunks far beyond the limit ends the connection`(size: Int) throws {
        let server = try LiveServer()
        let client = try Client(server.address)
        let body = chunks(of: String(repeating: "x", count: size))
        #expect(throws: ReceiveError.self) {
            try client.request("POST", fields: ["Transfer-Encoding: chunked"], body: body)
        }
        #expect(server.requests == [])
        #expect(try Client(server.address).request().status == 200)
    }

    /// libmicrohttpd responds by itself; SECURITY.md says so.
    @Test(arguments: [("g", 400), ("10000000000000000", 413), ("7fffffffffffffff1", 413)])
    func `in chunks of no possible size is refused once and ends the connection`(size: String, status: Int)
        throws
    {
        let server = try LiveServer()
        let client = try Client(server.address)
        let body = "\(size)\r\nx\r\n0\r\n\r\n"
        #expect(
            try client.request("POST", fields: ["Transfer-Encoding: chunked"], body: body).status == status
        )
        #expect(try client.receivesEnd())
        #expect(server.requests == [])
        #expect(try Client(server.address).request().status == 200)
    }

    @Test(
        arguments: ["GET", "HEAD"],
        [
            ["Content-Length: 9"], ["Transfer-Encoding: chunked"],
            ["Expect: 100-continue", "Content-Length: 9"],
        ]
    )
    func `of a request that takes none is not waited for, and never read as a request`(
        method: String,
        fields: [String]
    ) throws {
        let server = try LiveServer { Response(.ok, body: $0.target) }
        let client = try Client(server.address)
        let response = try client.request(method, target: "/a", fields: fields)
        #expect(response.status == 200)
        #expect(response["Content-Length"] == "2")
        #expect(response["Connection"]?.lowercased() == "close")
        client.send("GET /smuggled HTTP/1.1\r\nHost: test\r\n\r\n")
        #expect(try client.receivesEnd())
        #expect(server.requests.map(\.body) == [[]])
    }

    @Test func `of a request that takes none is received if drawing takes longer than the loop may`() throws {
        let responder = GatedResponder()
        let server = try LiveServer(responder: responder)
        let client = try Client(server.address)
        client.send("GET /job HTTP/1.1\r\nHost: test\r\nContent-Length: 2\r\n\r\n")
        usleep(50_000)
        #expect(responder.begunCount == 0)
        client.send("ab")
        responder.release(1)
        #expect(try client.receive().text == "/job")
        #expect(try client.request(target: "/cheap").text == "/cheap")
    }

    @Test func `is not requested if the response does not depend on it`() throws {
        let server = try LiveServer { Response(.ok, body: $0.target) }
        let client = try Client(server.address)
        let fields = ["Expect: 100-continue", "Content-Length: 2"]
        #expect(try client.request("POST", target: "/bodyless", fields: fields).status == 200)
        #expect(try client.receivesEnd())
    }

    @Test(arguments: ["GET", "POST"], [[], ["Content-Length: 0"]])
    func `is not requested of a client that sends none, whatever follows`(
        method: String,
        fields: [String]
    ) throws {
        let server = try LiveServer { Response(.ok, body: $0.target) }
        for following in [0, 1, 3] {
            let client = try Client(server.address)
            let lines = ["\(method) /first HTTP/1.1", "Host: test", "Expect: 100-Continue"] + fields
            let next = (0..<following).map { "GET /\($0) HTTP/1.1\r\nHost: test\r\n\r\n" }
            client.send(lines.joined(separator: "\r\n") + "\r\n\r\n" + next.joined())
            #expect(try client.receive().text == "/first")
            for number in 0..<following { #expect(try client.receive().text == "/\(number)") }
            #expect(try client.request(target: "/last").text == "/last")
        }
    }

    @Test func `is requested if the client waits for that`() throws {
        let server = try LiveServer { Response(.ok, body: $0.body) }
        let client = try Client(server.address)
        let fields = ["Expect: 100-continue", "Content-Length: 2"]
        #expect(try client.request("POST", fields: fields).status == 100)
        client.send("ab")
        #expect(try client.receive().text == "ab")
    }

    @Test func `is not requested if it is too large`() throws {
        let server = try LiveServer { _ in Response(.contentTooLarge) }
        let client = try Client(server.address)
        let fields = ["Expect: 100-continue", "Content-Length: \(BodyLimit.standard + 1)"]
        #expect(try client.request("POST", fields: fields).status == 413)
        #expect(try client.receivesEnd())
    }

    @Test(arguments: [
        ["Content-Length: 1", "Content-Length: 2"],
        ["Content-Length: 5", "Transfer-Encoding: chunked"],
    ])
    func `with two lengths is refused, and nothing after it is read`(fields: [String]) throws {
        let server = try LiveServer { _ in Response(.badRequest) }
        let client = try Client(server.address)
        let smuggled = "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: test\r\n\r\n"
        #expect(try client.request("POST", fields: fields, body: smuggled).status == 400)
        #expect(try client.receivesEnd())
        #expect(server.requests.map(\.violation) == [.bodyLengthAmbiguous])
    }

    @Test(arguments: ["3\r\nabc\r\n0\r\n\r\n", "3\nabc\n0\n\n", "3;x=y\r\nabc\r\n0\r\nX: a\r\n\r\n"])
    func `in chunks ends the connection, so that nothing after it is read`(body: String) throws {
        let server = try LiveServer { Response(.ok, body: $0.body) }
        let client = try Client(server.address)
        let smuggled = "GET /smuggled HTTP/1.1\r\nHost: test\r\n\r\n"
        let response = try client.request(
            "POST",
            fields: ["Transfer-Encoding: chunked"],
            body: body + smuggled
        )
        #expect(response.text == "abc")
        #expect(response["Connection"] == "close")
        #expect(try client.isClosed())
        #expect(server.requests.count == 1)
    }

    private func chunks(of body: String) -> String {
        var result = ""
        var rest = body[...]
        while !rest.isEmpty {
            let chunk = rest.prefix(10_000)
            result += "\(String(chunk.utf8.count, radix: 16))\r\n\(chunk)\r\n"
            rest = rest.dropFirst(10_000)
        }
        return result + "0\r\n\r\n"
    }

    /// Records the requests of both steps.
    private final class RecordingResponder: Responder {
        let planned = Mutex<[Request]>([])
        let drawn = Mutex<[Request]>([])

        func makeWorker(oneOf count: Int) {}

        func plan(_ request: Request) -> ResponsePlan<RequestJob> {
            planned.withLock { $0.append(request) }
            return .job(RequestJob(request: request))
        }

        func draw(_ job: RequestJob, with worker: Void, control: JobControl) -> ResponsePlan<RequestJob> {
            drawn.withLock { $0.append(job.request) }
            return .response(Response(.unprocessableContent))
        }
    }
}
