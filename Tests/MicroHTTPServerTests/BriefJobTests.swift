import Glibc
import HTTP
import Synchronization
import Testing

@testable import MicroHTTPServer

@Suite struct `A job that another process mostly does within a moment` {
    private let responder = BriefResponder()

    private func makeServer() throws -> LiveServer {
        var configuration = Server.Configuration()
        configuration.threadCount = 1
        configuration.styleThreads = 1
        return try LiveServer(configuration, responder: responder)
    }

    @Test func `is done on the loop`() throws {
        let server = try makeServer()
        #expect(try Client(server.address).request(target: "/at-once").text == "/at-once")
        #expect(responder.begun.withLock { $0 } == ["/at-once, briefly"])
        #expect(server.value(of: "bezel_jobs_total", "styles", "done") == 1)
    }

    @Test func `is finished by a thread that waits if it takes longer`() throws {
        let server = try makeServer()
        #expect(try Client(server.address).request(target: "/slow").text == "/slow")
        #expect(responder.begun.withLock { $0 } == ["/slow, briefly", "/slow, under way"])
        #expect(try Client(server.address).request(target: "/at-once").text == "/at-once")
        #expect(server.value(of: "bezel_jobs_total", "styles", "done") == 2)
    }

    @Test func `is done by a thread if it cannot be begun`() throws {
        let server = try makeServer()
        #expect(try Client(server.address).request(target: "/impossible").text == "/impossible")
        #expect(responder.begun.withLock { $0 } == ["/impossible, briefly", "/impossible"])
    }

    @Test func `waits for the thread that does another one`() throws {
        let server = try makeServer()
        let first = try Client(server.address)
        first.send(get("/gated"))
        #expect(holds { responder.begunCount == 1 })
        let second = try Client(server.address)
        second.send(get("/at-once"))
        #expect(holds { server.value(of: "bezel_queue_jobs", "styles") == 1 })
        responder.gate.signal()
        #expect(try first.receive().text == "/gated")
        #expect(try second.receive().text == "/at-once")
        #expect(responder.begun.withLock { $0 } == ["/gated", "/at-once"])
    }

    private func get(_ target: String) -> String { "GET \(target) HTTP/1.1\r\nHost: test\r\n\r\n" }
}

/// Responds with jobs that are brief; the target says what comes of them.
private final class BriefResponder: Responder {
    /// The targets of the jobs that were begun, in order, with the way in which they were.
    let begun = Mutex<[String]>([])
    let gate = Semaphore()

    var begunCount: Int { begun.withLock { $0.count } }

    func makeWorker(oneOf count: Int) {}

    func plan(_ request: Request) -> ResponsePlan<RequestJob> {
        let isBrief = request.target != Array("/gated".utf8)
        return .job(RequestJob(request: request, lane: .styles, isBrief: isBrief))
    }

    func draw(_ job: RequestJob, with worker: Void, control: JobControl) -> ResponsePlan<RequestJob> {
        let target = String(decoding: job.request.target, as: UTF8.self)
        let way = control.mayWait ? job.isUnderWay ? ", under way" : "" : ", briefly"
        begun.withLock { $0.append(target + way) }
        if target == "/gated" { gate.wait() }
        if !control.mayWait, target != "/at-once" {
            var rest = job
            rest.isUnderWay = target == "/slow"
            return .job(rest)
        }
        return .response(Response(.ok, body: job.request.target))
    }
}
