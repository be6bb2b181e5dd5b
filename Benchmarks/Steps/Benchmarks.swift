import ButtonAPI
import ButtonRendering
import Caching
import Graphics
import HTTP
import SVG
import TextShaping
import ViewEngine
import ViewRendering

/// Measures the steps of a request; with an argument, only the steps whose names contain it.
@main
enum Benchmarks {
    static func main() throws {
        let fonts = try FontLibrary(
            FontLibrary.Configuration(
                symbolFont: ".deps/fonts/CupertinoIcons.ttf",
                secondSymbolFont: ".deps/fonts/MaterialIcons-Regular.otf"
            )
        )
        Benchmark.printHeading()
        let wanted = CommandLine.arguments.dropFirst().joined(separator: " ")
        for benchmark in shaping(fonts) + drawing(fonts) + playing(fonts) + requests(fonts)
            + PastedStyles.benchmarks(fonts)
        where wanted.isEmpty || benchmark.name.contains(wanted) {
            benchmark.run()
        }
    }

    private static func shaping(_ fonts: FontLibrary) -> [Benchmark] {
        let font = FontDescriptor(size: 17)
        func shape(_ text: String) {
            _ = fonts.shape(text, font: font, direction: .leftToRight, maximumWidth: .infinity)
        }
        return [
            Benchmark(name: "shape, a new title") { shape("Title \($0)") },
            Benchmark(name: "shape, a known title") { _ in shape("Button") },
        ]
    }

    private static func drawing(_ fonts: FontLibrary) -> [Benchmark] {
        guard let style = Catalog.standard.entry(.swiftUI, named: "bordered") else { return [] }
        let buttons = ButtonRenderer(shaper: fonts)
        let svg = SVGRenderer()
        let request = ButtonRequest(style: style)
        let picture = buttons.picture(of: request)
        let document = SVGDocument(title: "Button", viewBox: picture.viewBox, content: picture.content)
        return [
            Benchmark(name: "resolve, a new kind of button") { index in
                var request = request
                request.button.control.cornerRadius = Double(index) / 1000
                request.presentation.padding = 0
                _ = buttons.picture(of: request)
            },
            Benchmark(name: "resolve, a new kind of button, and measure its overflow", runs: 20) { index in
                var request = request
                // The overflow of a button of another radius is not known.
                request.button.control.cornerRadius = 10 + Double(index) / 1000
                _ = buttons.picture(of: request)
            },
            Benchmark(name: "resolve, another title") { index in
                var request = request
                request.title = index.isMultiple(of: 2) ? "Button" : "Cancel"
                _ = buttons.picture(of: request)
            },
            Benchmark(name: "write") { _ in _ = svg.render(document) },
        ]
    }

    /// The steps of an interaction, which is recorded once and drawn at each moment.
    private static func playing(_ fonts: FontLibrary) -> [Benchmark] {
        guard let style = Catalog.standard.entry(.swiftUI, named: "bordered") else { return [] }
        let buttons = ButtonRenderer(shaper: fonts)
        let svg = SVGRenderer()
        func write(_ picture: ViewPicture) {
            _ = svg.render(
                SVGDocument(title: "Button", viewBox: picture.viewBox, content: picture.content)
            )
        }
        /// A request for a button that was not drawn before.
        func request(_ index: Int) -> ButtonRequest {
            var request = ButtonRequest(style: style)
            request.button.control.cornerRadius = 5 + Double(index) / 1_000_000
            request.presentation.padding = 0
            return request
        }
        func recorded(_ index: Int) -> RecordedView {
            var request = request(index)
            request.interaction.events = [
                InteractionEvent(.down(.zero), at: 0.2), InteractionEvent(.up, at: 0.5),
            ]
            return buttons.recordedView(of: request)
        }
        return [
            Benchmark(name: "one still of a new kind of button") { index in
                write(buttons.picture(of: request(index)))
            },
            Benchmark(name: "60 frames of one interaction") { index in
                let recorded = recorded(index)
                for frame in 0..<60 { write(recorded.picture(at: Double(frame) / 60)) }
            },
            Benchmark(name: "record an interaction") { index in _ = recorded(index) },
            Benchmark(name: "find the tracks of an interaction") { index in
                _ = recorded(index).timeline
            },
        ]
    }

    private static func requests(_ fonts: FontLibrary) -> [Benchmark] {
        let service = ButtonService(
            ButtonService.Configuration(
                shaper: fonts,
                symbols: SymbolNames(fonts.symbolNames),
                version: "bench",
                budget: MemoryBudget(limit: 32 << 20)
            )
        )
        let worker = service.makeWorker(oneOf: 1)
        func respond(to target: String) {
            _ = service.respond(to: Request(target: Array(target.utf8)), with: worker)
        }
        return [
            Benchmark(name: "request, a new title") {
                respond(to: "/v1/swiftui/bordered.svg?title=Request+\($0)")
            },
            Benchmark(name: "request, a cached picture in a new spelling of its query") {
                respond(to: "/v1/swiftui/bordered.svg?title=Button&v=\($0)")
            },
            Benchmark(name: "request, identical bytes") { _ in
                respond(to: "/v1/swiftui/bordered.svg?title=Button")
            },
        ]
    }
}
