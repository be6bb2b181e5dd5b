import HTTP
import MicroHTTPServer
import Testing

@Suite struct `A header` {
    /// A server that responds with the violation of a request.
    private let server: LiveServer

    init() throws {
        server = try LiveServer { request in
            Response(
                .badRequest,
                body: Array(request.violation.map { "\($0)" } ?? "none").map { $0.asciiValue ?? 0 }
            )
        }
    }

    @Test(arguments: [
        "Content-Length : 5", "Content-Length\t: 5", "Content-Length:\r\n 5", " X: a", ": a", "X: a\u{0}b",
        "X: a\rb", "X: a\nY: b", "X y: a", "X\u{7F}: a", "X: a\u{1}",
    ])
    func `with a malformed field is refused, and nothing after it is read`(field: String) throws {
        for isKept in [false, true] {
            let client = try Client(server.address)
            if isKept { #expect(try client.request().status == 400) }
            client.send(
                "POST / HTTP/1.1\r\nHost: test\r\n\(field)\r\n\r\nhelloGET / HTTP/1.1\r\nHost: a\r\n\r\n"
            )
            let response = try client.receive()
            #expect(response.status == 400)
            #expect(response.text == "fieldMalformed")
            #expect(response["X-Request-Id"] != nil)
            #expect(try client.isClosed())
        }
    }

    @Test(arguments: ["GET /a b HTTP/1.1", "GET  / HTTP/1.1", "GET /\u{0} HTTP/1.1"])
    func `with a malformed request line is refused`(line: String) throws {
        for isKept in [false, true] {
            let client = try Client(server.address)
            if isKept { #expect(try client.request().status == 400) }
            client.send("\(line)\r\nHost: test\r\n\r\n")
            let response = try client.receive()
            #expect(response.text == "requestLineMalformed")
            #expect(try client.isClosed())
        }
    }

    @Test(arguments: [
        ("GET / HTTP/2.0", "versionUnsupported"), ("PRI * HTTP/2.0", "versionUnsupported"),
        ("GET / HTXP/1.1", "requestLineMalformed"), ("GET /", "requestLineMalformed"),
        ("nonsense", "requestLineMalformed"), ("GET / HTTP/1.1 ", "requestLineMalformed"),
        ("G\u{1}T / HTTP/1.1", "requestLineMalformed"),
    ])
    func `that libmicrohttpd would refuse has our response, if it is the first of a connection`(
        line: String,
        violation: String
    ) throws {
        let client = try Client(server.address)
        client.send("\(line)\r\nHost: test\r\n\r\n")
        #expect(try client.receive().text == violation)
        #expect(try client.receivesEnd())
    }

    @Test(arguments: [
        ("Content-Length: -1", "bodyLengthInvalid"), ("Content-Length: +5", "bodyLengthInvalid"),
        ("Content-Length: 5,5", "bodyLengthInvalid"), ("Content-Length: ", "bodyLengthInvalid"),
        ("Content-Length: 0x5", "bodyLengthInvalid"),
        ("Content-Length: 99999999999999999999999", "bodyTooLarge(limit: 65536)"),
        ("Transfer-Encoding: gzip", "transferCodingUnknown"),
        ("Transfer-Encoding: gzip, chunked", "transferCodingUnknown"),
        ("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked", "bodyLengthAmbiguous"),
        ("Transfer-Encoding: xchunked", "transferCodingUnknown"),
    ])
    func `with an invalid length has one response at once`(field: String, violation: String) throws {
        for isKept in [false, true] {
            let client = try Client(server.address)
            if isKept { #expect(try client.request().status == 400) }
            client.send("POST / HTTP/1.1\r\nHost: test\r\n\(field)\r\n\r\nhello")
            let response = try client.receive()
            #expect(response.text == violation)
            #expect(response["X-Request-Id"] != nil)
            #expect(try client.isClosed())
        }
    }

    @Test func `with more cookies than the memory holds has one response`() throws {
        let cookies = (0..<1200).map { "\(String($0, radix: 16))=1" }.joined(separator: ";")
        for isKept in [false, true] {
            let client = try Client(server.address)
            if isKept { #expect(try client.request().status == 400) }
            client.send("GET / HTTP/1.1\r\nHost: test\r\nCookie: \(cookies)\r\n\r\n")
            #expect(try client.receive().text == "fieldsTooLarge(limit: 8192)")
            #expect(try client.isClosed())
        }
    }

    @Test func `of HTTP 1.0 has no transfer coding`() throws {
        let client = try Client(server.address)
        client.send("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
        #expect(try client.receive().text == "bodyLengthAmbiguous")
        #expect(try client.isClosed())
    }

    @Test func `that is invalid is told apart from others that arrive at the same time`() throws {
        let invalid = try (0..<30).map { _ in try Client(server.address) }
        let valid = try (0..<30).map { _ in try Client(server.address) }
        for client in invalid + valid { #expect(try client.request().status == 400) }
        for client in invalid + valid { client.send("POST / HTTP/1.1\r\nHost: test\r\n") }
        for client in invalid { client.send("Content-Length: -1\r\n\r\n") }
        for client in valid { client.send("Content-Length: 0\r\n\r\n") }
        for client in invalid { #expect(try client.receive().text == "bodyLengthInvalid") }
        for client in valid { #expect(try client.receive().text == "none") }
    }

    @Test(arguments: ["\r\nGET / HTTP/1.1", "GET / HTTP/1.1"])
    func `may follow empty lines, and arrive in parts`(line: String) throws {
        let client = try Client(server.address)
        for byte in "\(line)\r\nHost: test\r\nX:\r\nY: a\tb  \r\nZ: ä\r\n\r\n" { client.send(String(byte)) }
        #expect(try client.receive().text == "none")
    }
}
