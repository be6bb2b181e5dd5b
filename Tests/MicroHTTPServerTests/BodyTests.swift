import HTTP
import MicroHTTPServer
import Testing

@Suite struct `A body` {
    private static let limit = 65_536

    @Test(arguments: [0, 1, 40_000, limit])
    func `arrives whole up to the limit`(size: Int) throws {
        let server = try LiveServer { Response(.ok, body: $0.body) }
        let body = String(repeating: "x", count: size)
        let client = try Client(server.address)
        #expect(try client.request("POST", fields: ["Content-Length: \(size)"], body: body).text == body)
        #expect(
            try client.request("POST", fields: ["Transfer-Encoding: chunked"], body: chunks(of: body)).text
                == body
        )
        #expect(try client.request().text == "")
        #expect(server.requests.allSatisfy { $0.violation == nil })
    }

    @Test func `of an announced size beyond the limit is refused before it is sent`() throws {
        let server = try LiveServer { _ in Response(.contentTooLarge) }
        let client = try Client(server.address)
        let response = try client.request("POST", fields: ["Content-Length: \(Self.limit + 1)"])
        #expect(response.status == 413)
        #expect(response["Connection"]?.lowercased() == "close")
        #expect(server.requests.map(\.violation) == [.bodyTooLarge(limit: Self.limit)])
        #expect(server.requests.first?.body == [])
    }

    /// A reset would interrupt a client that sends all before it reads anything.
    @Test func `beyond the limit may be sent to its end though the answer is out`() throws {
        let server = try LiveServer { _ in Response(.contentTooLarge) }
        let client = try Client(server.address)
        #expect(try client.request("POST", fields: ["Content-Length: 500000"]).status == 413)
        for _ in 0..<10 { #expect(client.send(String(repeating: "x", count: 50_000))) }
        #expect(try client.receivesEnd())
    }

    @Test func `in chunks beyond the limit is read and forgotten`() throws {
        let server = try LiveServer { Response($0.violation != nil ? .contentTooLarge : .ok) }
        let client = try Client(server.address)
        let body = String(repeating: "x", count: Self.limit + 1)
        #expect(
            try client.request("POST", fields: ["Transfer-Encoding: chunked"], body: chunks(of: body)).status
                == 413
        )
        #expect(server.requests.first?.body == [])
        #expect(try client.request().status == 200)
    }

    @Test func `in chunks without end is cut`() throws {
        let server = try LiveServer()
        let client = try Client(server.address)
        let body = chunks(of: String(repeating: "x", count: 4_000_000))
        #expect(throws: ReceiveError.self) {
            try client.request("POST", fields: ["Transfer-Encoding: chunked"], body: body)
        }
        #expect(server.requests == [])
        #expect(try Client(server.address).request().status == 200)
    }

    @Test func `is asked for if the client waits for that`() throws {
        let server = try LiveServer { Response(.ok, body: $0.body) }
        let client = try Client(server.address)
        let invitation = try client.request("POST", fields: ["Expect: 100-continue", "Content-Length: 2"])
        #expect(invitation.status == 100)
        client.send("ab")
        #expect(try client.receive().text == "ab")
    }

    @Test func `is not asked for if it is too large`() throws {
        let server = try LiveServer { _ in Response(.contentTooLarge) }
        let client = try Client(server.address)
        #expect(
            try client.request("POST", fields: ["Expect: 100-continue", "Content-Length: 70000"]).status == 413
        )
        #expect(try client.receivesEnd())
    }

    @Test(arguments: [
        ["Content-Length: 1", "Content-Length: 2"],
        ["Content-Length: 5", "Transfer-Encoding: chunked"],
    ])
    func `with two ends is refused, and nothing after it is read`(fields: [String]) throws {
        let server = try LiveServer { _ in Response(.badRequest) }
        let client = try Client(server.address)
        let smuggled = "0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: test\r\n\r\n"
        #expect(try client.request("POST", fields: fields, body: smuggled).status == 400)
        #expect(try client.receivesEnd())
        #expect(server.requests.map(\.violation) == [.bodyLengthAmbiguous])
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
}
