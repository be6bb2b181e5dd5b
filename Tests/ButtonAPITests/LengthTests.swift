import ButtonRendering
import Caching
import Graphics
import HTTP
import TestSupport
import Testing

@testable import ButtonAPI

@Suite struct `The length of a content that is not sent` {
    private let service = ButtonService.test()
    private let still = "/v1/swiftui/bordered.svg?title=Buy&padding=4"
    private let animation = "/v1/swiftui/bordered/animation.svg"

    private func request(_ target: String, _ change: (inout Request) -> Void = { _ in }) -> Request {
        var request = Request(target: Array(target.utf8))
        request.acceptEncoding = "gzip"
        change(&request)
        return request
    }

    private func planned(_ request: Request) -> Response? {
        guard case .response(let response) = service.plan(request) else { return nil }
        return response
    }

    private func get(_ target: String) -> Response {
        service.respond(to: request(target), with: service.makeWorker(oneOf: 1))
    }

    /// The tag of a response that this service did not draw.
    private func tag(of target: String) throws -> String {
        let other = `The length of a content that is not sent`()
        return try #require(other.get(target).fields[.eTag])
    }

    @Test func `is known after a picture was drawn, though the picture is not cached`() throws {
        for target in [still, animation] {
            let full = get(target)
            let tag = try #require(full.fields[.eTag])
            let notModified = try #require(planned(request(target) { $0.ifNoneMatch = tag }))
            #expect(notModified.status == .notModified)
            #expect(notModified.body.isEmpty)
            #expect(notModified.contentLength == full.body.count)
            let head = try #require(planned(request(target) { $0.method = .head }))
            #expect(head.status == .ok)
            #expect(head.body.isEmpty)
            #expect(head.contentLength == full.body.count)
            #expect(head.fields == full.fields)
        }
    }

    @Test func `is found by drawing a cheap picture`() throws {
        let tag = try tag(of: still)
        let conditional = request(still) { $0.ifNoneMatch = tag }
        guard case .job(let job) = service.plan(conditional) else {
            Issue.record("the length is known")
            return
        }
        #expect(job.price <= .cheap)
        let notModified = service.response(of: .job(job), with: service.makeWorker(oneOf: 1))
        #expect(notModified.status == .notModified)
        #expect(notModified.body.isEmpty)
        #expect(notModified.contentLength == get(still).body.count)
        // Now it is known.
        #expect(planned(conditional) == notModified)
    }

    @Test func `is that of GET for any still picture that was not drawn`() throws {
        for entry in Catalog.standard.entries {
            let target = entry.url(".svg")
            let head = service.respond(
                to: request(target) { $0.method = .head },
                with: service.makeWorker(oneOf: 1)
            )
            #expect(head.contentLength != nil, "\(target)")
            let full = get(target)
            #expect(head.contentLength == full.contentLength)
            #expect(head.fields == full.fields)
        }
    }

    @Test func `separates a job for it from one for the picture`() throws {
        let tag = try tag(of: still)
        guard case .job(let full) = service.plan(request(still)),
            case .job(let omitting) = service.plan(request(still) { $0.ifNoneMatch = tag }),
            case .job(let other) = service.plan(request(still) { $0.ifNoneMatch = "\"other\"" })
        else {
            Issue.record("the length is known")
            return
        }
        #expect(full.key != omitting.key)
        #expect(full.key == other.key)
    }

    @Test func `is omitted for an expensive picture`() throws {
        let tag = try tag(of: animation)
        let notModified = try #require(planned(request(animation) { $0.ifNoneMatch = tag }))
        #expect(notModified.status == .notModified)
        #expect(notModified.contentLength == nil)
        let head = try #require(planned(request(animation) { $0.method = .head }))
        #expect(head.status == .ok)
        #expect(head.contentLength == nil)
        #expect(head.fields[.eTag] == tag)
        #expect(head.fields[.contentType] == "image/svg+xml; charset=utf-8")
    }

    @Test(arguments: ["/frames/99999.svg", "/frames/0.svg", "/states.svg", "/frames.json"])
    func `is found by drawing where only that tells whether there is a picture`(file: String) throws {
        let target = "/v1/swiftui/bordered" + file
        let head = request(target) { $0.method = .head }
        #expect(planned(head) == nil)
        let status = service.respond(to: head, with: service.makeWorker(oneOf: 1)).status
        #expect(status == get(target).status)
    }

    @Test func `of a refused picture is that of the refusal`() throws {
        let target =
            "\(animation)?duration=30&events="
            + (0..<32).map { "tap@\($0)".prefix(6) }.prefix(29).joined(separator: ",")
        let refused = try #require(planned(request(target) { $0.ifNoneMatch = "*" }))
        #expect(refused.status == .badRequest)
    }

    @Test func `replaces an older one in its place`() {
        let budget = MemoryBudget(limit: 1600)
        do {
            let cache = LengthCache(share: 0.1, of: budget)
            #expect(budget.used == 160)
            let hashes = (0..<1000).map { number in
                var hash = EntityTag.Hash()
                hash.combine("\(number)")
                return hash
            }
            for (number, hash) in hashes.enumerated() {
                let length = LengthCache.Length(count: number, isCompressed: number % 2 == 0)
                #expect(!cache.insert(length, for: hash))
                #expect(cache.insert(length, for: hash))
                #expect(cache.length(for: hash) == length)
            }
            #expect(hashes.count { cache.length(for: $0) != nil } <= 10)
        }
        #expect(budget.used == 0)
    }
}
