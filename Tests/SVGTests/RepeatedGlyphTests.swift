import Graphics
import SVG
import Testing

@Suite struct `A glyph that occurs several times` {
    private func part(_ name: String, _ items: [DisplayItem]) -> SVGDocument.Part {
        SVGDocument.Part(
            id: SVGDocument.Part.id(name, of: "d"),
            name: name,
            row: "",
            title: name,
            origin: .zero,
            content: DisplayList(size: square.size, items: items)
        )
    }

    private func svg(parts: [SVGDocument.Part]) -> String {
        SVGTests.svg(
            SVGDocument(
                title: "t",
                viewBox: square,
                content: DisplayList(size: square.size, items: []),
                parts: parts
            )
        )
    }

    private func image(_ bytes: [UInt8], size: CGFloat) -> PositionedGlyph {
        let frame = CGRect(x: 0, y: -size, width: size, height: size)
        return PositionedGlyph(glyph: Glyph(.bitmap(png: bytes, frame: frame)), position: .zero)
    }

    @Test func `is defined once where parts have the same line`() {
        let glyphs = [glyph(x: 0, y: 0), glyph(x: 2, y: 0)]
        let text = svg(parts: [
            part("a", [line(glyphs)]), part("b", [line(glyphs, color: ResolvedColor(0xFF0000))]),
        ])
        let names = text.components(between: "<path id=\"", and: "\"")
        #expect(names.count == 1)
        #expect(text.components(between: "<use href=\"#", and: "\"") == names + names)
        #expect(
            text.components(between: "<use ", and: "/>").map { $0.hasSuffix("fill=\"#000\"") } == [
                true, false,
            ]
        )
    }

    @Test func `is written in its place where the lines differ`() {
        let text = svg(parts: [
            part("a", [line([glyph(x: 0, y: 0)])]), part("b", [line([glyph(x: 1, y: 0)])]),
        ])
        #expect(!text.contains("<use"))
    }

    @Test func `is defined once where an image occurs in two sizes`() {
        let (small, large) = (image([1, 2, 3], size: 10), image([1, 2, 3], size: 20))
        let text = SVGTests.svg([line([small]), line([large])])
        #expect(text.components(between: " href=\"data:", and: "\"").count == 1)
        #expect(text.components(between: "<use ", and: "/>").count == 2)
        #expect(text.contains("matrix(2 0 0 2 1 8)"))
        #expect(!SVGTests.svg([line([small]), line([image([3, 2, 1], size: 10)])]).contains("<use"))
    }
}
