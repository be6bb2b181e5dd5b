import Glibc
import HTTP
import MicroHTTPServer
import Testing

@Suite struct `A client that ends its side of the connection` {
    @Test(arguments: [false, true])
    func `together with its request has a response, and the connection ends`(isKept: Bool) throws {
        let server = try LiveServer { Response(.ok, body: $0.target) }
        let isInTime = try takes(lessThan: .seconds(2)) { () throws -> Void in
            let clients = try (0..<100).map { _ in try Client(server.address) }
            for client in clients {
                if isKept { #expect(try client.request().status == 200) }
                client.send("GET /last HTTP/1.1\r\nHost: test\r\n\r\n")
                client.endSending()
            }
            for client in clients {
                #expect(try client.receive().text == "/last")
                #expect(try client.receivesEnd())
            }
        }
        #expect(isInTime)
    }

    @Test func `after a pipeline has all responses`() throws {
        let server = try LiveServer { Response(.ok, body: $0.target) }
        let client = try Client(server.address)
        client.send((0..<100).map { "GET /\($0) HTTP/1.1\r\nHost: test\r\n\r\n" }.joined())
        client.endSending()
        for index in 0..<100 { #expect(try client.receive().text == "/\(index)") }
        #expect(try client.receivesEnd())
    }

    @Test func `before a large response is read has all of it`() throws {
        let server = try LiveServer { _ in Response(.ok, body: [UInt8](repeating: 7, count: 3_000_000)) }
        let client = try Client(server.address)
        client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n")
        client.endSending()
        usleep(100_000)
        #expect(try client.receive().body.count == 3_000_000)
        #expect(try client.receivesEnd())
    }

    @Test(arguments: [
        "", "GET / HT", "GET / HTTP/1.1\r\nHost:",
        "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nabc",
    ])
    func `in the middle of a request ends the connection at once`(part: String) throws {
        let server = try LiveServer()
        for isKept in [false, true] {
            let isInTime = try takes(lessThan: .seconds(2)) { () throws -> Void in
                let client = try Client(server.address)
                if isKept { #expect(try client.request().status == 200) }
                client.send(part)
                client.endSending()
                #expect(try client.isClosed())
            }
            #expect(isInTime)
        }
    }
}
