import Graphics
import Testing

@Suite struct `The colors of a text` {
    private static let white = ResolvedColor(0xFFFFFF)
    private static let black = ResolvedColor(0x000000)
    private static let box = CGRect(x: 10, y: 10, width: 40, height: 20)
    private static let id = DisplayItemID(7)

    private static func text(_ color: ResolvedColor) -> DisplayItem {
        let run = GlyphRun(
            content: .text("A", .leftToRight),
            font: FontDescriptor(size: 17),
            origin: CGPoint(x: 10, y: 26),
            glyphs: [],
            metrics: LineMetrics(ascent: 16, descent: 4),
            width: 40,
            color: color
        )
        return DisplayItem(.glyphs(run), id: id)
    }

    private static func area(_ x: CGFloat, _ color: ResolvedColor, width: CGFloat = 100) -> DisplayItem {
        .fill(.rectangle(CGRect(x: x, y: 0, width: width, height: 40)), color: color)
    }

    private func colors(_ items: [DisplayItem]) -> TextBackdrop {
        TextBackdrop(of: [Self.id], in: Self.box, items: items, on: Self.white)
    }

    @Test func `have the contrast ratios that WCAG publishes`() {
        #expect(abs(Self.black.contrast(with: Self.white) - 21) < 1e-9)
        #expect(Self.white.contrast(with: Self.white) == 1)
        // The darkest gray that passes level AA on white, as WCAG's understanding documents name it.
        #expect(abs(ResolvedColor(0x767676).contrast(with: Self.white) - 4.542) < 0.001)
        #expect(abs(ResolvedColor(0x007AFF).contrast(with: Self.white) - 4.017) < 0.001)
    }

    @Test func `are those of the text and of what covers its box`() {
        let seen = colors([Self.area(0, Self.black), Self.text(Self.white)])
        #expect(seen.behind == Self.black)
        #expect(seen.text == Self.white)
        #expect(seen.contrast.map { abs($0 - 21) < 1e-9 } == true)
        // An area beside it is not behind it.
        #expect(colors([Self.area(50, Self.black), Self.text(Self.black)]).behind == Self.white)
    }

    @Test func `are unknown where an edge is behind the text`() {
        #expect(colors([Self.area(30, Self.black), Self.text(Self.white)]).contrast == nil)
        // A plain area covers the edge again.
        let items = [Self.area(30, Self.black), Self.area(0, Self.black), Self.text(Self.white)]
        #expect(colors(items).behind == Self.black)
    }

    @Test func `are unknown over a gradient, a mask and glass`() {
        let gradient = ResolvedGradient(
            stops: [.init(color: Self.black, location: 0), .init(color: Self.white, location: 1)],
            geometry: .linear(from: .zero, to: CGPoint(x: 100, y: 0))
        )
        var rim = Self.area(0, ResolvedColor(0xFFFFFF, opacity: 0.1))
        rim.role = .glassRim
        #expect(colors([Self.area(0, Self.black), rim, Self.text(Self.white)]).contrast == nil)
        for effect in [DisplayEffect.gradient(gradient), .mask(isInverted: false)] {
            let items = [Self.area(0, Self.black), Self.area(0, Self.black)]
            #expect(colors([.group(effect, items: items), Self.text(Self.white)]).contrast == nil)
        }
    }

    @Test func `are composed where something is translucent`() {
        let gray = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
        let veil = ResolvedColor(0x000000, opacity: 0.5)
        #expect(colors([Self.area(0, veil), Self.text(Self.black)]).behind == gray)
        // A veil over the text changes both.
        let below = colors([Self.text(Self.black), Self.area(0, veil)])
        #expect(below.behind == gray)
        #expect(below.text == Self.black)
        // A group of half its opacity shows half of what is below it.
        let items = [Self.area(0, Self.black), Self.text(Self.white)]
        let group = DisplayItem.group(.opacity(0.5), items: items)
        #expect(colors([group]).behind == gray)
        #expect(colors([group]).text == Self.white)
    }

    @Test func `are found inside of a transform and a clip`() {
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let items: [DisplayItem] = [
            .group(.transform(half), items: [Self.area(0, Self.black, width: 200), Self.text(Self.white)])
        ]
        let box = CGRect(x: 5, y: 5, width: 20, height: 10)
        #expect(TextBackdrop(of: [Self.id], in: box, items: items, on: Self.white).behind == Self.black)
        let clip = ResolvedShape.rectangle(CGRect(x: 0, y: 0, width: 60, height: 40))
        let clipped = DisplayItem.group(.clip(clip), items: [Self.area(0, Self.black)])
        #expect(colors([clipped, Self.text(Self.white)]).behind == Self.black)
        let narrow = ResolvedShape.rectangle(CGRect(x: 0, y: 0, width: 30, height: 40))
        let cut = DisplayItem.group(.clip(narrow), items: [Self.area(0, Self.black)])
        #expect(colors([cut, Self.text(Self.white)]).behind == nil)
    }

    @Test func `of two colors are those with the least contrast`() {
        let gray = ResolvedColor(0x767676)
        let seen = colors([Self.text(Self.black), Self.text(gray)])
        #expect(seen.text == gray)
    }
}
