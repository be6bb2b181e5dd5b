import HTTP
import MicroHTTPServer
import Testing

@Suite struct `A request` {
    @Test(arguments: [
        "/%zz", "/%00", "/a%00b?c=%00", "/?a=1&a=2&a=3", "/a+b?c+d", "/?", "/??a", "/%2F..%2f",
        "/?title=%C3%28",
        "http://host/a?b", "*", "/a?b#c", "/;a=b",
    ])
    func `has its target as it was sent`(target: String) throws {
        let server = try LiveServer()
        #expect(try Client(server.address).request("GET", target: target).status == 200)
        #expect(server.requests.map(\.target) == [[UInt8](target.utf8)])
    }

    @Test(arguments: ["GET", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "FOO", "get"])
    func `reaches the responder with any method`(method: String) throws {
        let server = try LiveServer()
        #expect(try Client(server.address).request(method).status == 200)
        #expect(server.requests.map(\.method.rawValue) == [method])
    }

    @Test func `has the fields that responders use, without regard to case`() throws {
        let server = try LiveServer()
        let fields = [
            "ACCEPT: image/*", "accept-encoding: gzip", "If-None-Match: \"a\"", "content-TYPE:text/plain",
            "X-Other: x",
            "if-none-match:   \"b\"", "AUTHORIZATION: Bearer  x ",
        ]
        #expect(
            try Client(server.address).request("POST", fields: fields + ["Content-Length: 2"], body: "ab")
                .status
                == 200
        )
        let expected = Request(
            method: .post,
            target: [UInt8]("/".utf8),
            accept: "image/*",
            acceptEncoding: "gzip",
            ifNoneMatch: "\"a\", \"b\"",
            hasBodyLength: true,
            rareFields: RareFields(contentType: "text/plain", authorization: "Bearer  x"),
            client: .loopback,
            body: [UInt8]("ab".utf8)
        )
        #expect(server.requests == [expected])
    }

    @Test func `has its host if the server is told to read it`() throws {
        var configuration = Server.Configuration()
        configuration.readsHost = true
        let server = try LiveServer(at: "127.0.0.1:0", configuration)
        let client = try Client(server.address)
        client.send("GET / HTTP/1.1\r\nHOST:  a.example:81 \r\n\r\n")
        _ = try client.receive()
        #expect(server.requests.map(\.host) == ["a.example:81"])
        #expect(server.requests.map(\.origin) == [nil])
    }

    @Test func `of a script has its origin and its host`() throws {
        let server = try LiveServer()
        let fields = ["Origin: http://a.example:81", "HOST:  a.example:81 "]
        for origins in [1, 0] {
            let client = try Client(server.address)
            client.send("GET / HTTP/1.1\r\n\(fields.suffix(1 + origins).joined(separator: "\r\n"))\r\n\r\n")
            _ = try client.receive()
        }
        #expect(server.requests.map(\.origin) == ["http://a.example:81", nil])
        #expect(server.requests.map(\.host) == ["a.example:81", nil])
    }

    @Test func `has no fields that were not sent`() throws {
        let server = try LiveServer()
        #expect(try Client(server.address).request().status == 200)
        #expect(server.requests == [Request(target: [UInt8]("/".utf8), client: .loopback)])
    }

    @Test func `has the client that limits apply to, also behind a proxy`() throws {
        var configuration = Server.Configuration()
        configuration.trustedProxies = [try AddressRange("127.0.0.9")]
        let server = try LiveServer(at: "127.0.0.1:0", configuration)
        func send(from address: String, forwardedFor: String? = nil) throws {
            let fields = forwardedFor.map { ["X-Forwarded-For: \($0)"] } ?? []
            #expect(try Client(server.address, from: address).request(fields: fields).status == 200)
        }
        try send(from: "127.0.0.2")
        try send(from: "127.0.0.2", forwardedFor: "192.0.2.1")
        try send(from: "127.0.0.9", forwardedFor: "192.0.2.1")
        try send(from: "127.0.0.9")
        let clients = server.requests.map(\.client)
        #expect(clients[0] == ClientID(bits: 0xFFFF_7F00_0002))
        #expect(clients[1] == clients[0])
        #expect(clients[2] == ClientID(bits: 0xFFFF_C000_0201))
        #expect(clients[3] == nil)
    }

    @Test(arguments: ["GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n"])
    func `without exactly one host is a violation`(request: String) throws {
        let server = try LiveServer()
        let client = try Client(server.address)
        client.send(request)
        _ = try client.receive()
        #expect(server.requests.map(\.violation) == [.hostInvalid])
    }
}
