import HTTP
import MicroHTTPServer
import Testing

@Suite struct `A request at the limits` {
    /// A server whose responses have as many fields as ours; the memory of a connection must contain them, too.
    private let server: LiveServer

    init() throws {
        let fields = try HeaderFields(
            (0..<20).map {
                HeaderField(
                    name: try #require(HeaderField.Name("X-Field-\($0)")),
                    value: String(repeating: "v", count: 40)
                )
            }
        )
        server = try LiveServer { request in
            switch request.violation {
            case .targetTooLong: Response(.uriTooLong, fields: fields)
            case .fieldsTooLarge: Response(.requestHeaderFieldsTooLarge, fields: fields)
            default: Response(.ok, fields: fields)
            }
        }
    }

    @Test(arguments: [
        (8192, 200),
        (8193, 414),
        (32_768, 414),
    ])
    func `may have a target of 8 KiB, and has a response up to 32 KiB`(size: Int, status: Int) throws {
        let target = "/v1?" + String(repeating: "a", count: size - 4)
        let client = try Client(server.address)
        try expect(client.request("GET", target: target), status: status)
        #expect(server.requests.map(\.target) == [[UInt8](target.utf8.prefix(8192))])
        try expect(client.request("GET", target: "/"), status: 200)
    }

    @Test(arguments: [
        (8000, 200),
        (9216, 431),
        (32_768, 431),
    ])
    func `may have fields of 8 KiB, and has a response up to 32 KiB`(size: Int, status: Int) throws {
        let client = try Client(server.address)
        try expect(
            client.request(fields: ["X-Large: " + String(repeating: "a", count: size)]),
            status: status
        )
        try expect(client.request(), status: 200)
    }

    @Test func `may have a query of many short items`() throws {
        let target = "/?" + String(repeating: "a&", count: 4095)
        try expect(Client(server.address).request("GET", target: target), status: 200)
        #expect(server.requests.map(\.target) == [[UInt8](target.utf8)])
    }

    @Test func `may have many small fields`() throws {
        let fields = (10..<90).map { "X-Field-\($0): " + String(repeating: "a", count: 80) }
        try expect(Client(server.address).request(fields: fields), status: 200)
        try expect(Client(server.address).request(fields: fields + fields), status: 431)
    }

    private func expect(_ response: ReceivedResponse, status: Int) throws {
        #expect(response.status == status)
        #expect(response["X-Request-Id"] != nil)
        #expect(response["X-Field-19"] != nil)
        #expect(response["Connection"] == nil)
    }
}
