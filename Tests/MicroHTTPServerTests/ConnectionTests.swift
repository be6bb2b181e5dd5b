import HTTP
import MicroHTTPServer
import Testing

@Suite struct `A connection` {
    @Test func `stays open after a response`() throws {
        let server = try LiveServer { Response(.ok, body: $0.target) }
        let client = try Client(server.address)
        for target in ["/first", "/second", "/third"] {
            let response = try client.request("GET", target: target)
            #expect(response.text == target)
            #expect(response["Connection"] == nil)
        }
    }

    @Test func `has responses to pipelined requests in order`() throws {
        let server = try LiveServer { Response(.ok, body: $0.target) }
        let client = try Client(server.address)
        client.send((0..<50).map { "GET /\($0) HTTP/1.1\r\nHost: test\r\n\r\n" }.joined())
        for index in 0..<50 { #expect(try client.receive().text == "/\(index)") }
    }

    @Test func `ends after the response to a CONNECT`() throws {
        let server = try LiveServer { Response(.methodNotAllowed, body: $0.target) }
        let client = try Client(server.address)
        let response = try client.request("CONNECT", target: "host:443")
        #expect(response.text == "host:443")
        #expect(response["Connection"] == "close")
        #expect(try client.receivesEnd())
    }

    @Test func `delays no response`() throws {
        let server = try LiveServer { Response(.ok, body: $0.target) }
        let client = try Client(server.address)
        let fields = ["Expect: 100-continue", "Content-Length: 2"]
        // A cork delays data by a fifth of a second, which would be four seconds in total.
        let isInTime = try takes(lessThan: .seconds(3)) { () throws -> Void in
            for _ in 0..<20 {
                #expect(try client.request().status == 200)
                #expect(try client.request("POST", fields: fields).status == 100)
                client.send("ab")
                #expect(try client.receive().status == 200)
            }
        }
        #expect(isInTime)
    }

    @Test func `supports HTTP 1.0`() throws {
        let server = try LiveServer { _ in Response(.ok, body: [1, 2, 3]) }
        let client = try Client(server.address)
        client.send("GET / HTTP/1.0\r\n\r\n")
        #expect(try client.receive().body == [1, 2, 3])
        #expect(try client.receivesEnd())
        #expect(server.requests.first?.violation == nil)
    }

    @Test func `is closed after the idle timeout`() throws {
        var configuration = Server.Configuration()
        configuration.timeouts.idle = 1
        let server = try LiveServer(configuration)
        let client = try Client(server.address)
        #expect(try client.request().status == 200)
        #expect(try client.receivesEnd())
    }
}
