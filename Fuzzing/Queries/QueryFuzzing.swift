import ButtonAPI
import Caching
import HTTP
import TextShaping

/// Requests to two services in turn: one that caches, and one that draws each response anew.
package final class QueryFuzzing {
    private let caching: ButtonService
    private let cachingWorker: ButtonWorker
    private let forgetful: ButtonService
    private let forgetfulWorker: ButtonWorker

    package init() {
        let fonts = Self.fonts
        func service(caching bytes: Int) -> ButtonService {
            ButtonService(
                ButtonService.Configuration(
                    shaper: fonts,
                    symbols: SymbolNames(fonts.symbolNames),
                    files: [StaticFile(path: "/index.html", content: Array("<p>".utf8))],
                    version: "fuzzing",
                    budget: MemoryBudget(limit: bytes)
                )
            )
        }
        caching = service(caching: 16 << 20)
        cachingWorker = caching.makeWorker(oneOf: 1)
        forgetful = service(caching: 0)
        forgetfulWorker = forgetful.makeWorker(oneOf: 1)
    }

    /// The fonts of Debian, and the symbol fonts that `make deps` downloads into the project.
    private static var fonts: FontLibrary {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        do {
            return try FontLibrary(
                FontLibrary.Configuration(
                    symbolFont: "/\(root)/.deps/fonts/CupertinoIcons.ttf",
                    secondSymbolFont: "/\(root)/.deps/fonts/MaterialIcons-Regular.otf"
                ),
                budget: MemoryBudget(limit: 16 << 20),
                share: 1
            )
        } catch {
            fatalError("\(error)")
        }
    }

    /// The greatest price of a job that is drawn: dearer ones take the time of many others.
    private static let drawnPrice = Price(microseconds: 4000)
    /// The greatest price of a response by the contract.
    private static let greatestPrice = Price(microseconds: 20_000)
    private static let statuses: Set<Int> = [200, 204, 304, 400, 404, 405, 501]

    /// Requests what an input describes, and checks the responses.
    ///
    /// - Returns: Whether the input describes a request.
    package func run(_ input: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let request = Request(fuzzed: input) else { return false }
        run(request)
        return true
    }

    private func run(_ request: Request) {
        guard let response = response(to: request, from: caching, with: cachingWorker) else { return }
        precondition(Self.statuses.contains(response.status.code), "status \(response.status.code)")
        response.checkContent()
        // A price is lower once some of the work is cached.
        guard let second = self.response(to: request, from: caching, with: cachingWorker),
            let third = self.response(to: request, from: forgetful, with: forgetfulWorker)
        else { return }
        precondition(response.status == second.status, "equal requests have different statuses")
        precondition(response.status == third.status, "the status depends on earlier requests")
        // The length of a response without content may be known from an earlier request.
        guard request.method != .head, response.status != .notModified else { return }
        precondition(response == second, "equal requests have different responses")
        precondition(response == third, "the response depends on earlier requests")
    }

    /// The response; `nil` if it is too expensive to be drawn here.
    private func response(
        to request: Request,
        from service: ButtonService,
        with worker: ButtonWorker
    ) -> Response? {
        switch service.plan(request) {
        case .response(let response): return response
        case .job(let job):
            precondition(job.price <= Self.greatestPrice, "a price of \(job.price)")
            guard job.price <= Self.drawnPrice else { return nil }
            return service.response(of: .job(job), with: worker)
        }
    }
}
