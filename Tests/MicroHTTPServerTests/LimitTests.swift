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
        (12_288, 414),
        (20_000, 414),
    ])
    func `may have a target of 8 KiB, and has a response beyond that`(size: Int, status: Int) throws {
        let target = "/v1?" + String(repeating: "a", count: size - 4)
        let client = try Client(server.address)
        try expect(client.request("GET", target: target), status: status)
        guard status == 200 else { return }
        #expect(server.requests.map(\.target) == [[UInt8](target.utf8)])
        try expect(client.request("GET", target: "/"), status: 200)
    }

    @Test(arguments: [
        (8000, 200),
        (9216, 431),
        (20_000, 431),
    ])
    func `may have fields of 8 KiB, and has a response beyond that`(size: Int, status: Int) throws {
        let client = try Client(server.address)
        let field = "X-Large: " + String(repeating: "a", count: size)
        try expect(client.request(fields: [field]), status: status)
        guard status == 200 else { return }
        try expect(client.request(), status: 200)
    }

    @Test(arguments: [(8193, 0, 414), (12_288, 0, 414), (8192, 8193, 431), (1, 12_288, 431)])
    func `of a kept connection has a response beyond the limits`(target: Int, field: Int, status: Int) throws
    {
        let client = try Client(server.address)
        try expect(client.request(), status: 200)
        try expect(
            client.request(
                "GET",
                target: "/" + String(repeating: "a", count: target - 1),
                fields: field == 0 ? [] : ["X: " + String(repeating: "b", count: field)]
            ),
            status: status
        )
        try expect(client.request(), status: 200)
    }

    @Test func `may have the longest target and the longest fields together`() throws {
        let client = try Client(server.address)
        let target = "/" + String(repeating: "a", count: 8191)
        // With the field Host, 100 fields of 8,192 bytes.
        let fields = (10..<98).map { "X-Field-\($0): " + String(repeating: "b", count: 78) }
        for _ in 0..<2 { try expect(client.request("GET", target: target, fields: fields), status: 200) }
    }

    @Test func `may have a query of many short items`() throws {
        let target = "/?" + String(repeating: "a&", count: 4095)
        try expect(Client(server.address).request("GET", target: target), status: 200)
        #expect(server.requests.map(\.target) == [[UInt8](target.utf8)])
    }

    @Test func `may have 100 fields`() throws {
        let fields = (0..<99).map { "X-Field-\($0): a" }
        let client = try Client(server.address)
        try expect(client.request(fields: fields), status: 200)
        try expect(client.request(fields: fields + ["X-Last: a"]), status: 431)
        try expect(Client(server.address).request(fields: fields + ["X-Last: a"]), status: 431)
    }

    private func expect(_ response: ReceivedResponse, status: Int) throws {
        #expect(response.status == status)
        #expect(response["X-Request-Id"] != nil)
        #expect(response["X-Field-19"] != nil)
    }
}
