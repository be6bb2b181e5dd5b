import ButtonAPI
import HTTP
import Metrics
import Testing

@Suite struct `The service of metrics` {
    private let service = MetricsService {
        [MetricFamily("up", kind: .gauge, help: "Always 1.", value: 1)]
    }

    private func respond(_ method: Method = .get, _ target: String, coding: String? = nil) -> Response? {
        var request = Request(method: method, target: Array(target.utf8))
        request.acceptEncoding = coding
        guard case .response(let response) = service.plan(request) else { return nil }
        return response
    }

    private func field(_ name: String, of response: Response) -> String? {
        response.fields.first { $0.name.rawName.lowercased() == name }?.value
    }

    @Test(arguments: [Method.get, .head])
    func `responds with the text of the metrics`(method: Method) throws {
        let response = try #require(respond(method, "/metrics?name=x"))
        #expect(response.status == .ok)
        #expect(String(decoding: response.body, as: UTF8.self).hasSuffix("\nup 1\n"))
        #expect(field("content-type", of: response) == "text/plain; version=0.0.4; charset=utf-8")
        #expect(field("cache-control", of: response) == "no-store")
        #expect(field("x-content-type-options", of: response) == "nosniff")
    }

    @Test func `compresses the text for a client that accepts it`() throws {
        let response = try #require(respond(.get, "/metrics", coding: "gzip"))
        #expect(field("content-encoding", of: response) == "gzip")
        #expect(response.body.starts(with: [0x1F, 0x8B]))
    }

    @Test func `has nothing else`() throws {
        #expect(respond(.get, "/")?.status == .notFound)
        #expect(respond(.get, "/metrics/")?.status == .notFound)
        #expect(respond(.get, "/v1/swiftui/bordered.svg")?.status == .notFound)
        let refused = try #require(respond(.post, "/metrics"))
        #expect(refused.status == .methodNotAllowed)
        #expect(field("allow", of: refused) == "GET, HEAD")
    }

    @Test func `refuses a request with a violation`() {
        let request = Request(target: Array("/metrics".utf8), violation: .hostInvalid)
        guard case .response(let response) = service.plan(request) else {
            Issue.record("no job")
            return
        }
        #expect(response.status == .badRequest)
    }
}
