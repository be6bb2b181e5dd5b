import ButtonAPI
import ButtonStyles
import Graphics
import HTTP
import SVG
import TextShaping

/// What the steps of a request cost, one after the other.
@main
enum Benchmarks {
    static func main() throws {
        let fonts = try FontLibrary(
            FontLibrary.Configuration(
                symbolFont: ".deps/fonts/CupertinoIcons.ttf",
                secondSymbolFont: ".deps/fonts/MaterialIcons-Regular.otf"
            )
        )
        let service = ButtonService(
            ButtonService.Configuration(
                shaper: fonts,
                symbols: SymbolNames(fonts.symbolNames),
                version: "bench"
            )
        )
        guard let style = Catalog.entry(.swiftUI, named: "bordered") else { return }
        let buttons = ButtonRenderer(shaper: fonts)
        let request = ButtonRequest()
        let picture = buttons.render(request, style: style)
        let document = SVGDocument(title: "Button", viewBox: picture.canvas, content: picture.content)
        let svg = SVGRenderer()
        let font = FontDescriptor(size: 17)

        let benchmarks = [
            Benchmark(name: "shape, a new title") { index in
                _ = fonts.shape(
                    "Title \(index)",
                    font: font,
                    direction: .leftToRight,
                    maximumWidth: .infinity
                )
            },
            Benchmark(name: "shape, a known title") { _ in
                _ = fonts.shape("Button", font: font, direction: .leftToRight, maximumWidth: .infinity)
            },
            Benchmark(name: "resolve") { _ in _ = buttons.render(request, style: style) },
            Benchmark(name: "write") { _ in _ = svg.render(document) },
            Benchmark(name: "request, a new title") { index in
                let target = Array("/v1/swiftui/bordered.svg?title=Request+\(index)".utf8)
                _ = service.respond(to: Request(target: target))
            },
            Benchmark(name: "request, cached") { _ in
                let target = Array("/v1/swiftui/bordered.svg?title=Button".utf8)
                _ = service.respond(to: Request(target: target))
            },
        ]
        for benchmark in benchmarks { benchmark.run() }
    }
}
