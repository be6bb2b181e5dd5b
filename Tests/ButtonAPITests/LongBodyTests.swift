import ButtonRendering
import Foundation
import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `A long JSON body` {
    private let service = Service()
    private let item = #"{"framework":"swiftui","style":"bordered","title":"Buy"}"#

    private func request(_ body: String, _ target: String = "/v1/render") -> Request {
        var request = Request(method: .post, target: Array(target.utf8))
        request.contentType = "application/json"
        request.hasBodyLength = true
        request.body = Array(body.utf8)
        return request
    }

    /// The job that plans a request; `nil` if it is planned at once.
    private func planningJob(_ request: Request) -> ButtonJob? {
        guard case .job(let job) = service.service.plan(request), case .planning = job.work else {
            return nil
        }
        return job
    }

    /// A body of the same value with a length in bytes.
    private func padded(_ body: String, to length: Int) -> String {
        body + String(repeating: " ", count: max(0, length - body.utf8.count))
    }

    private var call: String {
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"render_button","arguments":\#(item)}}"#
    }

    @Test func `is planned by a thread that draws`() throws {
        for (target, body) in [("/v1/render", item), ("/v1/%72ender", item), ("/mcp", call)] {
            #expect(planningJob(request(padded(body, to: 4096), target)) == nil)
            let job = try #require(planningJob(request(padded(body, to: 4097), target)))
            #expect(job.lane == .drawing)
            // Far more than what a loop does itself.
            #expect(job.price >= Price(microseconds: 1000))
            #expect(job.key == nil)
        }
    }

    @Test func `has a price by its length`() throws {
        let prices = try [5000, 10_000, 65_536].map { length in
            try #require(planningJob(request(padded(item, to: length)))).price
        }
        #expect(prices == prices.sorted())
        #expect(Set(prices).count == 3)
    }

    @Test func `leads to the job of its pictures`() throws {
        let job = try #require(planningJob(request(padded(#"{"items":[\#(item)]}"#, to: 5000))))
        let worker = service.service.makeWorker(oneOf: 1)
        guard case .job(let further) = service.service.draw(job, with: worker, control: .unobserved),
            case .batch(let items, _) = further.work
        else {
            Issue.record("no batch")
            return
        }
        #expect(items.count == 1)
        #expect(further.route == Route.rendering.id)
    }

    @Test(arguments: [
        #"{"framework":"swiftui","style":"bordered","title":"Buy"}"#,
        #"{"framework":"swiftui","style":"bordered","format":"png"}"#,
        #"{"items":[{"framework":"swiftui","style":"plain"},{"framework":"swiftui","style":"plai"},1]}"#,
        #"{"framework":"swiftui","style":"bordered","systemImage":"star.fil"}"#,
        #"{"framework":"swiftui","style":"bordered","errors":"image","state":"x"}"#, "[]",
    ])
    func `has the response of a short one`(body: String) {
        for coding in [nil, "gzip"] {
            let short = service.post(body) { $0.acceptEncoding = coding }
            let long = service.post(padded(body, to: 9000)) { $0.acceptEncoding = coding }
            #expect(long == short)
        }
    }

    @Test func `is refused if it is not JSON`() throws {
        let response = service.post(padded("{", to: 9000))
        #expect(response.status == .badRequest)
        #expect(try response.members()["type"] as? String == "urn:bezel:problem:malformed-json")
    }

    @Test func `has the response of a short one for tools`() {
        #expect(service.post(padded(call, to: 9000), to: "/mcp") == service.post(call, to: "/mcp"))
        let notification = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
        #expect(service.post(padded(notification, to: 9000), to: "/mcp").status == .accepted)
    }

    @Test func `is not read if the header has an error`() {
        var long = request(padded(item, to: 9000))
        long.contentType = "text/plain"
        #expect(planningJob(long) == nil)
        #expect(service.respond(to: long).status == .unsupportedMediaType)
        long = request(padded(call, to: 9000), "/mcp")
        long.origin = "https://example.com"
        #expect(planningJob(long) == nil)
        #expect(service.respond(to: long).status == .forbidden)
        long = request(padded(item, to: 9000))
        long.violation = .overloaded
        #expect(planningJob(long) == nil)
        #expect(service.respond(to: long).status == .serviceUnavailable)
        #expect(planningJob(request(padded(item, to: 9000), "/livez")) == nil)
    }

    @Test func `has the phase of its reading`() throws {
        let job = try #require(planningJob(request(padded(item, to: 5000))))
        #expect(job.firstPhase == .read)
    }
}
