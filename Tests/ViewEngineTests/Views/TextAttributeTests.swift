import Graphics
import TestSupport
import Testing
import ViewEngine

@Suite struct `The attributes of a text` {
    @Test func `limit its lines and end the last one with an ellipsis`() {
        let text = Text("ab cd ef").lineLimit(2)
        #expect(render(text.frame(width: 12)).runs.map(\.text) == ["ab", "c…"])
        #expect(render(text.lineLimit(3).frame(width: 12)).runs.count == 2)
        #expect(render(Text("ab cd").lineLimit(nil).frame(width: 12)).runs.count == 2)
    }

    @Test(arguments: [
        (Text.TruncationMode.tail, "ab…"), (.head, "…ef"), (.middle, "a…f"),
    ])
    func `choose the part that is left out`(mode: Text.TruncationMode, line: String) {
        let text = Text("abcdef").lineLimit(1).truncationMode(mode).frame(width: 15)
        #expect(render(text).runs.map(\.text) == [line])
    }

    @Test func `reduce its font until it fits, but not below a factor`() throws {
        let text = Text("abcdef").lineLimit(1).minimumScaleFactor(0.5)
        let reduced = try #require(render(text.frame(width: 20)).runs.first)
        #expect(reduced.text == "abcdef")
        #expect(reduced.width <= 20)
        #expect(reduced.font.size > 10 * 20 / 30 - 0.2)
        let least = try #require(render(text.frame(width: 12)).runs.first)
        #expect(least.font.size == 5)
        #expect(least.text.hasSuffix("…"))
    }

    @Test func `add tracking after each character`() throws {
        let list = render(Text("abc").tracking(2))
        #expect(list.size.width == 21)
        let run = try #require(list.runs.first)
        #expect(run.glyphs.map(\.position.x) == [0, 7, 14])
        #expect(render(Text("abc").padding(0).kerning(2)).size.width == 21)
    }

    @Test func `draw lines under and through it`() {
        let list = render(Text("abc").underline(color: .red).strikethrough())
        #expect(list.fills.map(\.width) == [15, 15])
        #expect(list.fillColors == [.test(.red), .test(.label)])
        let baseline = list.runs[0].origin.y
        #expect(list.fills[0].minY > baseline)
        #expect(list.fills[1].maxY < baseline)
        #expect(render(Text("abc").underline(false)).fills.isEmpty)
    }

    @Test func `change the font that it inherits`() {
        func font<Content: View>(_ view: Content) -> FontDescriptor { render(view).runs[0].font }
        #expect(font(Text("a").bold()).weight == 600)
        #expect(font(Text("a").fontWeight(.bold)).weight == 700)
        #expect(font(Text("a").fontWeight(.light).bold()).weight == 300)
        #expect(font(Text("a").padding(0).fontWeight(.heavy)).weight == 800)
        #expect(font(Text("a").italic()).isItalic)
        #expect(font(Text("a").font(.custom("Avenir", size: 30))).size == 30)
        #expect(font(Text("a").font(.system(size: 12, weight: .medium, design: .rounded))).weight == 500)
        #expect(font(Text("a").font(.headline).padding(0).font(.body)).weight == 600)
    }

    @Test(
        arguments: [
            ("AvenirNext-Heavy", 800, false), ("Menlo-BoldItalic", 700, true),
            ("Poppins-SemiBold", 600, false),
            ("AvenirNextCondensed-DemiBold", 600, false), ("Roboto-Thin", 200, false),
            ("HelveticaNeue-UltraLightItalic", 100, true), ("Inter-ExtraBold", 800, false),
            ("Arial-BoldMT", 700, false), ("Avenir-Oblique", 400, true), ("Avenir-Book", 400, false),
            ("SFProText-Medium", 500, false), ("Lato-Light", 300, false), ("Avenir-Black", 900, false),
            ("Boldonse", 400, false),
        ]
    )
    func `have the weight and the slope that the name of a font states`(
        _ name: String,
        _ weight: Int,
        _ isItalic: Bool
    ) {
        for named in [Font.custom(name, size: 12), .custom(name, fixedSize: 12)] {
            let font = render(Text("a").font(named)).runs[0].font
            #expect(font.weight == weight)
            #expect(font.isItalic == isItalic)
        }
        let medium = Text("a").font(.custom(name, size: 12).weight(.medium))
        #expect(render(medium).runs[0].font.weight == 500)
    }

    @Test func `set its color, its case and its place`() {
        #expect(render(Text("a").foregroundColor(.red)).runs[0].color == .test(.red))
        #expect(render(Text("a").foregroundStyle(.secondary)).runs[0].color == .test(.secondaryLabel))
        #expect(render(Text("aß").textCase(.uppercase)).runs[0].text == "ASS")
        let place = render(Text("a")).runs[0].origin.y
        #expect(render(Text("a").baselineOffset(3)).runs[0].origin.y == place - 3)
        #expect(render(Text("a\nb").lineSpacing(4)).size.height == 24)
    }
}
