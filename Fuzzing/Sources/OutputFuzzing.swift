import ButtonAPI
import Caching
import Compression
import FuzzedQueries
import Graphics
import HTTP
import ParserProcess
import StyleExecution
import StyleParser
import StyleSyntax
import TestSupport

#if RASTERS
    import Raster
#endif

/// The outputs that are drawn of each source.
package enum OutputSelection {
    case all
    /// Every fifth, by the length of the source: a corpus draws all of them together.
    case some
}

/// Requests for the outputs of a source, to a service that checks and draws in the process of the fuzzer.
final class OutputFuzzing {
    private let service: ButtonService
    private let worker: ButtonWorker

    init() {
        #if RASTERS
            let rasters = LibraryRasterEncoder()
        #else
            let rasters = DescribingRasterEncoder()
        #endif
        let shaper = FixedWidthShaper()
        let budget = MemoryBudget(limit: 16 << 20)
        service = ButtonService(
            ButtonService.Configuration(
                sources: SourceSettings { source, _ throws(ParserProcessError) in SourceParser.parse(source)
                },
                workers: LocalStyleWorkers(shaper: shaper),
                shaper: shaper,
                symbols: SymbolNames(["star"]),
                rasters: rasters,
                version: "fuzzing",
                budget: budget
            )
        )
        worker = service.makeWorker(oneOf: 1)
    }

    /// The ends of the addresses of a style: each output, with a press where there are moments.
    private static let outputs = [
        ".svg?state=pressed", ".json", "/states.svg", "/states.json", "/animation.svg?events=tap@0.2",
        "/timeline.json?events=tap@0.2", "/frames.json?events=tap@0.2&fps=5", "/tokens.json",
        "/tokens.resolver.json", ".swift", ".png?t=0.1&events=down@0", "/states.webp",
        "/animation.gif?events=tap@0.2&fps=5", "/animation.webp?events=tap@0.2&fps=5", "/card.png",
    ]
    /// The greatest price of a response that is drawn: dearer ones take the time of many others.
    private static let drawnPrice = Price(microseconds: 20_000)

    /// Asks for outputs of the first style of a source that passes the check, twice each: the first response is drawn.
    func run(_ source: SourceText, _ selection: OutputSelection) {
        let address = "/v1/custom/~\(Base64URL.encode(Zlib.compress(source.bytes)))"
        for (position, output) in Self.outputs.enumerated()
        where selection == .all || position % 5 == source.bytes.count % 5 {
            let request = Request(target: Array((address + output).utf8))
            guard case .job(let job) = service.plan(request), job.price <= Self.drawnPrice else { continue }
            let response = service.response(of: .job(job), with: worker)
            precondition(
                [200, 400, 422].contains(response.status.code),
                "\(output): \(response.status.code)"
            )
            response.checkContent()
            precondition(response == service.respond(to: request, with: worker), "\(output) differs")
        }
    }
}
