import Caching
import Graphics
import SVG
import Testing

@Suite struct `The caches of a renderer` {
    /// A document with a rectangle and a glyph that no other document has.
    private func document(_ index: Int) -> SVGDocument {
        let rect = CGRect(x: 0, y: 0, width: 20 + CGFloat(index), height: 20)
        let items: [DisplayItem] = [
            .fill(.roundedRectangle(rect, cornerRadius: 5, style: .continuous), color: black),
            line([glyph(x: CGFloat(index), y: 0)]),
        ]
        return SVGDocument(
            title: "t",
            viewBox: rect,
            content: DisplayList(size: rect.size, items: items)
        )
    }

    @Test func `stay within their share of the budget, and change no byte`() {
        let budget = MemoryBudget(limit: 1 << 20)
        let renderer = SVGRenderer(budget: budget, share: 0.5)
        // Glyphs are cached by identity, so the documents stay alive.
        let documents = (0..<1000).map(document)
        for document in documents + documents.prefix(10) {
            #expect(String(decoding: renderer.render(document), as: UTF8.self) == svg(document))
            #expect(budget.used <= budget.limit / 2)
        }
    }

    @Test func `leave the budget with their renderer`() {
        let budget = MemoryBudget(limit: 1 << 20)
        var renderer: SVGRenderer? = SVGRenderer(budget: budget)
        _ = renderer?.render(document(0))
        #expect(budget.used > 0)
        renderer = nil
        #expect(budget.used == 0)
    }
}
