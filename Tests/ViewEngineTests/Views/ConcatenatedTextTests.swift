import Graphics
import Synchronization
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

    /// The lines of a text, as many words each as fit, in letters of 5 points.
    private func lines(of text: String, in width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var (lines, line) = ([String](), "")
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: false).map({ $0 + " " }) {
                if !line.isEmpty, (line.count + word.count - 1) * 5 > width {
                    lines.append(line)
                    line = ""
                }
                line += word
            }
            return (lines + [line]).map { String($0.dropLast()) }
        }
    }

    @Test(arguments: ["aa bb ccc dddd eeeee ffffff", "aa\nbb c dd eee\n\nffff", "aa bb cc dd ee ff gg hh ii"])
    func `has as many words in a line as fit`(text: String) {
        let letters = Array(text)
        // The widths of these letters leave out spaces at the ends of a part, so each cut is inside of a word.
        let cuts = letters.indices.dropFirst().filter { letters[$0].isLetter && letters[$0 - 1].isLetter }
        // A word that is longer than a line widens all of them.
        for width in stride(from: 30, through: 150, by: 5) {
            let expected = lines(of: text, in: width).filter { !$0.isEmpty }
            for cut in cuts {
                let view = (Text(text.prefix(cut)) + Text(text.dropFirst(cut))).frame(width: CGFloat(width))
                let found = Dictionary(grouping: runs(view), by: \.origin.y).sorted { $0.key < $1.key }
                    .map { $0.value.map(\.text).joined() }
                #expect(found == expected, "\(width), \(cut)")
            }
        }
    }

    /// Counts the letters that are set.
    private final class CountingShaper: TextShaper {
        let count = Mutex(0)
        private let shaper = FixedWidthShaper()

        func shape(
            _ text: String,
            font: FontDescriptor,
            direction: TextDirection,
            maximumWidth: CGFloat
        ) -> ShapedText {
            count.withLock { $0 += text.utf8.count }
            return shaper.shape(text, font: font, direction: direction, maximumWidth: maximumWidth)
        }

        func lineMetrics(for font: FontDescriptor) -> LineMetrics { shaper.lineMetrics(for: font) }

        func symbol(named name: String, font: FontDescriptor) -> ShapedSymbol? {
            shaper.symbol(named: name, font: font)
        }
    }

    @Test(arguments: [10.0, 100, 1_000, 10_000, .infinity])
    func `sets a long line a few times, not once for each word`(width: CGFloat) {
        let (a, b) = (String(repeating: "a ", count: 1_000), String(repeating: "b ", count: 1_000))
        let shaper = CountingShaper()
        let host = ViewHost(
            rootView: (Text(a) + Text(b)).frame(maxWidth: width),
            environment: EnvironmentValues(palette: .test),
            shaper: shaper
        )
        _ = host.displayList()
        #expect(shaper.count.withLock { $0 } < 100 * (a + b).count)
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
