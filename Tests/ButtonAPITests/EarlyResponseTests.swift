import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `A request whose body is yet to come` {
    private let service = Service()

    /// The status of the response to the header alone; `nil` if the body is waited for.
    private func status(_ method: HTTP.Method, _ target: String, _ change: (inout Request) -> Void = { _ in })
        -> Int?
    {
        var request = Request(method: method, target: Array(target.utf8))
        request.hasBodyLength = true
        request.contentType = "application/json"
        change(&request)
        return service.service.planWithoutBody(request).map { plan in
            let worker = service.service.makeWorker(oneOf: 1)
            return service.service.response(of: plan, with: worker).status.code
        }
    }

    @Test(arguments: ["/v1/render", "/v1/%72ender", "/mcp", "/v1/render?errors=image"])
    func `is received on a route that takes it`(target: String) {
        #expect(status(.post, target) == nil)
    }

    @Test(arguments: ["/v1/render", "/mcp"])
    func `has its response at once if it is no JSON`(target: String) {
        #expect(status(.post, target) { $0.contentType = "text/plain" } == 415)
        #expect(status(.post, target) { $0.contentType = nil } == 415)
    }

    @Test func `has its response at once from an origin that is not allowed`() {
        #expect(status(.post, "/mcp") { $0.origin = "https://example.com" } == 403)
    }

    @Test func `has its response at once if it breaks a rule`() {
        #expect(status(.post, "/v1/render") { $0.violation = .hostInvalid } == 400)
    }

    @Test(arguments: [
        (HTTP.Method.get, "/livez", 200), (.head, "/readyz", 200), (.post, "/livez", 405),
        (.get, "/v1/render", 405),
        (.get, "/v1/swiftui/bordered.svg", 200), (.post, "/nothing", 404), (.post, "/v1/custom", 404),
        (.options, "/v1/render", 204), (.connect, "host:443", 405),
    ])
    func `has its response at once where it means nothing`(method: HTTP.Method, target: String, expected: Int)
    {
        #expect(status(method, target) == expected)
    }
}
