import Graphics
import TestSupport
import Testing

@testable import ViewEngine

// A letter is half as wide as the font's size, which is 10 points.
@Suite struct `A text of several ones` {
    private func runs<Content: View>(_ view: Content) -> [GlyphRun] { render(view).runs }

    @Test func `has the fonts and colors of each`() {
        let text = Text("ab").foregroundColor(.black) + Text("c").font(.system(size: 20)).bold() + Text("d")
        let runs = runs(text.foregroundStyle(.white))
        #expect(runs.map(\.text) == ["ab", "c", "d"])
        #expect(runs.map(\.origin.x) == [0, 10, 20])
        #expect(Set(runs.map(\.origin.y)).count == 1)
        #expect(runs.map(\.font.size) == [10, 20, 10])
        #expect(runs.map(\.font.weight) == [400, 700, 400])
        #expect(runs.map(\.color.red) == [0, 1, 1])
        #expect(render(text).size == CGSize(width: 25, height: 20))
    }

    @Test func `breaks between words, wherever its parts end`() {
        let text = Text("aa b") + Text("b cc")
        #expect(runs(text.frame(width: 40)).map(\.text) == ["aa b", "b cc"])
        let narrow = runs(text.frame(width: 20))
        #expect(narrow.map(\.text) == ["aa", "b", "b", "cc"])
        #expect(narrow[1].origin.y == narrow[2].origin.y && narrow[0].origin.y < narrow[1].origin.y)
        #expect(runs((Text("a\n") + Text("b")).lineLimit(1)).map(\.text) == ["a"])
    }

    @Test func `may contain symbols and interpolated texts`() {
        let symbol = Text("a \(Image(systemName: "star")) \(Text("b").bold())\(3)")
        let host = ViewHost(
            rootView: symbol,
            environment: EnvironmentValues(palette: .test),
            shaper: FixedWidthShaper(symbolNames: ["star"])
        )
        let runs = host.displayList().runs
        #expect(runs.map(\.content).contains(.symbol("star")))
        #expect(runs.filter { $0.font.weight == 600 }.map(\.text) == ["b"])
        #expect(runs.last?.text == "3")
    }

    @Test func `is one text if it has one part`() {
        #expect(render(Text("a \(1 + 1) b")) == render(Text(verbatim: "a 2 b")))
        #expect(runs(Text("\(2.345, specifier: "%.1f") %")).map(\.text) == ["2.3 %"])
        let key: LocalizedStringKey = "key"
        #expect(runs(Button(key) {}).map(\.text) == ["key"])
        #expect(runs(Label(key, systemImage: "star").labelStyle(.titleOnly)).map(\.text) == ["key"])
    }

    @Test func `names what it cannot do`() {
        let text = Text("a") + Text("b")
        #expect(host(text).approximations == [])
        #expect(host(text.minimumScaleFactor(0.5)).approximations == [.textFitting])
        #expect(host(text.lineLimit(1)).approximations == [.textFitting])
    }

    @Test func `reads from the right in a right-to-left layout`() {
        let runs = render(Text("ab") + Text("c")) { $0.layoutDirection = .rightToLeft }.runs
        #expect(runs.map(\.text) == ["c", "ab"])
        #expect(runs.map(\.origin.x) == [0, 5])
    }
}
