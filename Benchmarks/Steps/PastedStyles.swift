import ButtonAPI
import ButtonRendering
import Caching
import Compression
import Glibc
import HTTP
import ParserProcess
import StyleExecution
import StyleSyntax
import TextShaping

/// The steps of a style whose source is sent, beside those of the same style in the catalog.
enum PastedStyles {
    /// None if the folder of the program has no parser.
    static func benchmarks(_ fonts: FontLibrary) -> [Benchmark] {
        guard let path = ParserProgram.besideExecutable(), access(path, X_OK) == 0,
            let source = Catalog.standard.entry(.swiftUI, named: "customDefault")?.code.files.first
        else { return [] }
        let parsers = Parsers(path: path)
        let service = ButtonService(
            ButtonService.Configuration(
                sources: SourceSettings { text, _ throws(ParserProcessError) in
                    try parsers.parse(text)
                },
                workers: LocalStyleWorkers(shaper: fonts),
                shaper: fonts,
                symbols: SymbolNames(fonts.symbolNames),
                version: "bench",
                budget: MemoryBudget(limit: 32 << 20)
            )
        )
        let worker = service.makeWorker(oneOf: 1)
        func respond(to target: String) {
            let response = service.respond(to: Request(target: Array(target.utf8)), with: worker)
            precondition(response.status == .ok, "\(target) has a picture")
        }
        func address(of source: [UInt8]) -> String {
            "/v1/custom/~\(Base64URL.encode(Zlib.compress(source))).svg?title="
        }
        let pasted = address(of: source)
        return [
            Benchmark(name: "request, a new title of an article's style") {
                respond(to: "/v1/swiftui/customDefault.svg?title=Request+\($0)")
            },
            Benchmark(name: "request, a new title of the same style, pasted") {
                respond(to: pasted + "Request+\($0)")
            },
            Benchmark(name: "request, the first picture of a pasted source", runs: 10) { index in
                respond(to: address(of: source + Array("// \(index)\n".utf8)) + "Buy")
            },
        ]
    }
}
