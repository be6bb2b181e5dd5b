import Graphics
import Testing

@Suite struct `A glyph` {
    private let outline = Path(CGRect(x: 0, y: -10, width: 5, height: 10))

    @Test func `is only filled if it has an outline without a stroke`() {
        #expect(Glyph(.outline(outline, strokeWidth: 0)).isOnlyFilled)
        #expect(!Glyph(.outline(outline, strokeWidth: 1)).isOnlyFilled)
        #expect(!Glyph(.outline(Path(), strokeWidth: 0)).isOnlyFilled)
        #expect(!Glyph(.bitmap(png: [], frame: .zero)).isOnlyFilled)
    }

    @Test func `equals another one with the same drawing`() {
        #expect(Glyph(.outline(outline, strokeWidth: 0)) == Glyph(.outline(outline, strokeWidth: 0)))
        #expect(Glyph(.outline(outline, strokeWidth: 0)) != Glyph(.outline(outline, strokeWidth: 1)))
    }
}

@Suite struct `A glyph run` {
    @Test func `has the bounds of its line, from the ascent to the descent`() {
        let run = GlyphRun(
            content: .text("A", .leftToRight),
            font: FontDescriptor(size: 10),
            origin: CGPoint(x: 3, y: 20),
            glyphs: [],
            metrics: LineMetrics(ascent: 8, descent: 2),
            width: 6,
            color: ResolvedColor(0)
        )
        #expect(run.bounds == CGRect(x: 3, y: 12, width: 6, height: 10))
    }
}
