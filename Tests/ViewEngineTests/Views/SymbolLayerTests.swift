import Graphics
import TestSupport
import Testing

@testable import ViewEngine

@Suite struct `The layers of a symbol` {
    private let outer = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
    private let inner = Path(CGRect(x: 5, y: 5, width: 20, height: 20))
    private let mark = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    private let dot = Path(CGRect(x: 14, y: 14, width: 2, height: 2))

    private func symbol(_ contours: Path...) -> ShapedSymbol {
        ShapedSymbol(
            glyph: Glyph(.outline(Path(elements: contours.flatMap(\.elements)), strokeWidth: 1)),
            origin: .zero,
            size: CGSize(width: 30, height: 30),
            baseline: 30
        )
    }

    private func contours(_ layers: SymbolLayers) -> [[Path]] {
        layers.layers.map { layer in
            guard case .outline(let path, 1) = layer.symbol.glyph.drawing else { return [] }
            return path.contours
        }
    }

    @Test func `are a filled shape, and the mark in it`() {
        let layers = SymbolLayers(of: symbol(mark, outer, dot), named: "info.circle.fill", wholeInLevel: 1)
        #expect(contours(layers) == [[outer], [mark, dot]])
        #expect(layers.layers.map(\.level) == [1, 0])
        #expect(!layers.isApproximate)
    }

    @Test func `are a line with two sides, and the mark in it`() {
        let layers = SymbolLayers(of: symbol(outer, inner, mark, dot), named: "plus.square", wholeInLevel: 1)
        #expect(contours(layers) == [[outer, inner], [mark, dot]])
    }

    @Test func `are one where the contours do not tell them apart`() {
        let beside = Path(CGRect(x: 40, y: 0, width: 5, height: 5))
        for (whole, name) in [
            (symbol(outer), "xmark.circle.fill"), (symbol(outer, inner), "xmark.circle"),
            (symbol(outer, mark, beside), "xmark.circle.fill"),
        ] {
            let layers = SymbolLayers(of: whole, named: name, wholeInLevel: 2)
            #expect(layers.layers.map(\.level) == [2])
            #expect(layers.layers[0].symbol == whole)
            #expect(layers.isApproximate)
        }
    }

    @Test(arguments: [("circle", false), ("circle.fill", false), ("lock.fill", false), ("bell.badge", true)])
    func `are one without a shape around it`(name: String, isApproximate: Bool) {
        let layers = SymbolLayers(of: symbol(outer, inner), named: name, wholeInLevel: 1)
        #expect(layers.layers.map(\.level) == [0])
        #expect(layers.isApproximate == isApproximate)
    }

    // MARK: Colors

    private func color<Content: View>(_ content: Content) -> ResolvedColor? {
        host(content).displayList().runs.first?.color
    }

    @Test func `have the colors of a palette, which several styles imply`() {
        let image = Image(systemName: "xmark.circle").foregroundStyle(.red, .blue)
        for view in [
            AnyView(image), AnyView(image.symbolRenderingMode(.palette)),
            AnyView(
                Image(systemName: "xmark.circle").symbolRenderingMode(.palette)
                    .foregroundStyle(.red, .blue).symbolRenderingMode(.monochrome)
            ),
        ] {
            #expect(color(view) == .test(.blue))
            #expect(host(view).approximations == [.symbolLayers])
        }
        #expect(color(Image(systemName: "star").foregroundStyle(.red, .blue)) == .test(.red))
    }

    @Test func `have one color in other modes`() {
        let image = Image(systemName: "xmark.circle").foregroundStyle(.red, .blue)
        let plain = image.symbolRenderingMode(.monochrome)
        #expect(color(plain) == .test(.red))
        #expect(host(plain).approximations.isEmpty)
        let single = Image(systemName: "xmark.circle").foregroundStyle(.red).symbolRenderingMode(.palette)
        #expect(color(single) == .test(.red))
        #expect(host(single).approximations.isEmpty)
    }
}
