import Graphics
import Testing
import TextShaping

/// Texts of 17 points as they were measured on pictures and in the layout of real apps, of iOS 26 and regular weight.
@Suite struct `Measured texts` {
    let library: FontLibrary

    init() throws {
        library = try .pinned()
    }

    /// The start and the end of the ink of each glyph, in points from the start of the text.
    private func ink(_ text: String) -> [ClosedRange<CGFloat>] {
        library.line(text).glyphs.compactMap { glyph in
            guard case .outline(let path, _) = glyph.glyph.drawing else { return nil }
            let bounds = path.boundingRect.offsetBy(dx: glyph.position.x, dy: 0)
            return bounds.minX...bounds.maxX
        }
    }

    private func inkWidth(_ text: String) -> CGFloat {
        let ink = ink(text)
        return (ink.map(\.upperBound).max() ?? 0) - (ink.map(\.lowerBound).min() ?? 0)
    }

    private static let inkWidths: [(text: String, width: CGFloat)] = [
        ("Leading", 57.33), ("Extra Padding", 102.67), ("Adaptive Button", 120.0), ("With Padding", 99.67),
        ("Bordered", 67.67), ("Default", 52.33), ("Interactive", 77.67), ("Gray", 34.33), ("Tinted", 46.67),
    ]

    @Test(arguments: inkWidths)
    func `have the same ink`(text: String, width: CGFloat) {
        #expect(abs(inkWidth(text) - width) < 0.3)
    }

    @Test func `have the same ink on average`() {
        let errors = Self.inkWidths.map { inkWidth($0.text) - $0.width }
        let meanSquare = errors.reduce(0) { $0 + $1 * $1 } / CGFloat(errors.count)
        #expect(meanSquare.squareRoot() < 0.13)
    }

    /// The middle of the ink of each letter, from the middle of the first letter's ink.
    @Test(arguments: [
        ("Leading", [0, 8.17, 17.17, 26.67, 33.84, 40.34]),
        ("Extra Padding", [0, 8.83, 15.67, 22.16, 28.83, 43.34, 52.17, 61.67, 71.67, 78.83, 85.67]),
    ])
    func `have their letters at the same places`(text: String, places: [CGFloat]) {
        let middles = ink(text).map { ($0.lowerBound + $0.upperBound) / 2 }
        for (middle, place) in zip(middles, places) {
            #expect(abs(middle - middles[0] - place) < 0.45)
        }
    }

    /// Widths that iOS rounded up to a third of a point, and to half a point.
    @Test(arguments: [
        ("Crash", 45.0), ("Increment", 76.67), ("Dismiss", 59.33), ("Lorem Ipsum", 98.67),
        ("Child Span", 82.33),
        ("Capture Transaction", 154.33), ("Show Detail View 1", 143), ("Dismiss keyboard", 134.33),
        ("Good morning, Ada", 147.33), ("Hamburgefonstiv 0123", 173.33), ("Theme", 53), ("Automatic", 77.5),
        ("Default", 55), ("Timeline Layout", 119.5), ("Label", 41.33),
    ])
    func `have the same width`(text: String, width: CGFloat) {
        #expect(abs(library.width(text) - (width - 0.2)) < 0.55)
    }

    /// Labels of buttons, whose padding is 12 on each side: “Button” is 75 wide on pictures at 3x, and the other one 106.05.
    @Test func `have the width of the labels of buttons`() {
        let button = library.width("Button")
        #expect(button > 50.67 && button <= 51)
        #expect(abs(library.width("Buy: $0.99") - 82.05) < 0.1)
    }

    @Test func `have less ink from 28 points on`() {
        func ink(_ size: CGFloat) -> CGFloat {
            guard case .outline(let path, _) = library.line("l", size: size).glyphs[0].glyph.drawing else {
                return 0
            }
            return path.boundingRect.width / size
        }
        // The stem of an l, which is about a tenth of its height.
        #expect(abs(ink(28) / ink(27) - 0.95) < 0.02)
        #expect(abs(ink(34) / ink(28) - 1) < 0.01)
        #expect(abs(ink(20) / ink(17) - 1) < 0.01)
    }

    @Test func `are spaced alike with and without accents`() {
        #expect(abs(library.width("Aller") - library.width("Ällér")) < 1e-9)
    }

    @Test func `are spaced alike at all sizes up to 17 points, except for tracking`() {
        let kerning = { (size: CGFloat) in
            library.width("Le", size: size) - library.width("L", size: size) - library.width("e", size: size)
        }
        #expect(abs(kerning(8.5) / kerning(17) - 0.5) < 1e-9)
        #expect(abs(kerning(17) + 0.62) < 0.02)
    }

}
