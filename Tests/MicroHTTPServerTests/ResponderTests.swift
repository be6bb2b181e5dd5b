import HTTP
import Testing

@testable import MicroHTTPServer

@Suite struct `A responder` {
    @Test func `plans a response, or a job that it draws`() throws {
        let server = try LiveServer(responder: CountingResponder())
        let client = try Client(server.address)
        #expect(try client.request("GET", target: "/plan").text == "planned")
        #expect(try client.request("GET", target: "/a").text == "/a drawn 1")
        #expect(try client.request("GET", target: "/plan").text == "planned")
        #expect(try client.request("GET", target: "/b").text == "/b drawn 2")
    }

    /// Counts its drawings in the worker, which all drawings on one thread share.
    private struct CountingResponder: Responder {
        final class Worker {
            var drawings = 0
        }

        func makeWorker(oneOf count: Int) -> Worker { Worker() }

        func plan(_ request: Request) -> ResponsePlan<RequestJob> {
            request.target == Array("/plan".utf8)
                ? .response(Response(.ok, body: Array("planned".utf8)))
                : .job(RequestJob(request: request))
        }

        func draw(_ job: RequestJob, with worker: Worker, control: JobControl) -> ResponsePlan<RequestJob> {
            worker.drawings += 1
            return .response(
                Response(.ok, body: job.request.target + Array(" drawn \(worker.drawings)".utf8))
            )
        }
    }
}
