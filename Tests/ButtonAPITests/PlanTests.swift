import ButtonRendering
import Caching
import Graphics
import HTTP
import TestSupport
import Testing

@testable import ButtonAPI

@Suite struct `A plan` {
    private let budget = MemoryBudget(limit: 16 << 20)
    private let service: ButtonService

    init() {
        service = .test(
            files: [StaticFile(path: "/index.html", content: Array("<p>".utf8))],
            budget: budget
        )
    }

    private func plan(_ target: String, _ change: (inout Request) -> Void = { _ in }) -> ResponsePlan<
        ButtonJob
    > {
        var request = Request(target: Array(target.utf8))
        change(&request)
        return service.plan(request)
    }

    private func job(_ target: String, _ change: (inout Request) -> Void = { _ in }) throws -> ButtonJob {
        guard case .job(let job) = plan(target, change) else { throw Unexpected() }
        return job
    }

    private func response(_ target: String, _ change: (inout Request) -> Void = { _ in }) throws -> Response {
        guard case .response(let response) = plan(target, change) else { throw Unexpected() }
        return response
    }

    private struct Unexpected: Error {}

    @Test func `is a job for a picture that is not cached, and a response for one that is`() throws {
        let target = "/v1/swiftui/bordered.svg?title=Buy"
        let worker = service.makeWorker(oneOf: 1)
        let first = service.response(of: .job(try job(target)), with: worker)
        let second = service.response(of: .job(try job(target)), with: worker)
        #expect(first == second)
        #expect(try response(target) == first)
    }

    @Test func `may be drawn by any worker, in any order`() throws {
        let targets = (0..<20).map {
            "/v1/swiftui/bordered.svg?title=\($0)&state=\($0 % 2 == 0 ? "normal" : "pressed")"
        }
        let jobs = try targets.map { try job($0) }
        let workers = [service.makeWorker(oneOf: 2), service.makeWorker(oneOf: 2)]
        let drawn = jobs.indices.reversed().map {
            service.response(of: .job(jobs[$0]), with: workers[$0 % 2])
        }.reversed()
        let one = service.makeWorker(oneOf: 1)
        #expect(Array(drawn) == jobs.map { service.response(of: .job($0), with: one) })
    }

    @Test func `is a response where nothing has to be drawn`() throws {
        #expect(try response("/livez").status == .ok)
        #expect(try response("/nothing").status == .notFound)
        #expect(try response("/v1/swiftui/bordered.svg") { $0.method = .options }.status == .noContent)
        #expect(try response("/v1/swiftui/bordered.svg?state=x").status == .badRequest)
    }

    @Test func `is a job for an error picture and for a document`() throws {
        let worker = service.makeWorker(oneOf: 1)
        let error = service.response(
            of: .job(try job("/v1/swiftui/bordered.svg?state=x&errors=image")),
            with: worker
        )
        #expect(error.status == .ok)
        #expect(error.fields["X-Error-Code"] == "invalid-value")
        #expect(service.response(of: .job(try job("/v1/styles")), with: worker).status == .ok)
    }

    @Test func `finds a document by its route, however the path is spelled`() throws {
        let worker = service.makeWorker(oneOf: 1)
        let document = service.response(of: .job(try job("/v1/styles")), with: worker)
        for number in 0..<1000 {
            let spelling = "/v1/%73tyles?x=\(number)"
            #expect(try response(spelling) == document)
        }
        let page = service.response(of: .job(try job("/")), with: worker)
        #expect(try response("/index.html") == page)
    }

    @Test func `knows the tag of a picture before it is drawn`() throws {
        let worker = service.makeWorker(oneOf: 1)
        let target = "/v1/swiftui/bordered.svg?title=Buy"
        let tag = service.response(of: .job(try job(target)), with: worker).fields[.eTag]
        let other = ButtonService.test()
        var request = Request(target: Array(target.utf8))
        request.ifNoneMatch = tag
        guard case .response(let notModified) = other.plan(request) else { throw Unexpected() }
        #expect(notModified.status == .notModified)
    }

    @Test func `is not needed for a request with the same bytes as one before`() {
        let service = ButtonService.test()
        let worker = service.makeWorker(oneOf: 1)
        let target = Array("/v1/swiftui/bordered.svg?title=Buy+tickets".utf8)
        let request = Request(target: target, acceptEncoding: "gzip", ifNoneMatch: "\"a\"")
        #expect(service.cachedResponse(to: request) == nil)
        // The first picture is not stored; the third response is found by the parts of the query.
        for _ in 0..<3 { _ = service.respond(to: request, with: worker) }
        #expect(service.cachedResponse(to: request) == service.respond(to: request, with: worker))
        let changes: [(inout Request) -> Void] = [
            { $0.target[target.count - 1] = UInt8(ascii: "S") }, { $0.target.append(UInt8(ascii: "!")) },
            { $0.target.removeLast() }, { $0.acceptEncoding = "gzip " }, { $0.acceptEncoding = nil },
            { $0.ifNoneMatch = "\"b\"" }, { $0.ifNoneMatch = nil }, { $0.method = .post },
        ]
        for change in changes {
            var other = request
            change(&other)
            #expect(service.cachedResponse(to: other) == nil)
        }
    }

    @Test func `has a price that grows with the work`() throws {
        let still = try job("/v1/swiftui/bordered.svg?padding=4").price
        let animation = try job("/v1/swiftui/bordered/animation.svg").price
        let long = try job("/v1/swiftui/bordered/animation.svg?duration=30").price
        let sheet = try job("/v1/swiftui/bordered/states.svg").price
        #expect(still < animation && animation < long)
        #expect(still < sheet)
        #expect(still < (try job("/v1/swiftui/bordered.json").price))
    }
}

@Suite struct `The budget of a service` {
    @Test func `counts all caches and is never exceeded`() {
        let budget = MemoryBudget(limit: 1 << 20)
        let service = ButtonService.test(budget: budget)
        do {
            let worker = service.makeWorker(oneOf: 1)
            var highest = 0
            for number in 0..<3000 {
                let target =
                    "/v1/swiftui/bordered.svg?title=\(number / 3)&cornerRadius=\(number % 40)&v=\(number % 7)"
                _ = service.respond(to: Request(target: Array(target.utf8)), with: worker)
                highest = max(highest, budget.used)
            }
            #expect(highest > 150_000)
            #expect(highest <= budget.limit)
        }
    }

    @Test func `is taken in shares that add up to the whole`() {
        let shares = [
            CacheShare.responses, CacheShare.rawRequests, CacheShare.templates, CacheShare.documents,
            CacheShare.outsets, CacheShare.lengths, CacheShare.buttonSizes, CacheShare.trees,
            CacheShare.fragments, CacheShare.sources, CacheShare.revisions, CacheShare.texts,
            CacheShare.waitingBodies,
        ]
        #expect(abs(shares.reduce(0, +) - 1) < 1e-9)
    }
}
