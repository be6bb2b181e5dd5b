import HTTP
import MicroHTTPServer
import Testing

@Suite struct `Many connections` {
    /// The loop of libmicrohttpd waits for further events when exactly 128 are ready at once.
    @Test(arguments: [127, 128, 129, 256])
    func `have responses to simultaneous requests`(count: Int) throws {
        let response = Response(.ok, body: [UInt8](repeating: 1, count: 2000))
        let server = try LiveServer { _ in response }
        let clients = try (0..<count).map { _ in try Client(server.address) }
        for _ in 0..<10 {
            for client in clients { client.send("GET / HTTP/1.1\r\nHost: test\r\n\r\n") }
            for client in clients { #expect(try client.receive().body.count == 2000) }
        }
    }
}
