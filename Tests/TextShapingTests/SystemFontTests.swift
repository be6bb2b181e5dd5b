import Graphics
import Testing
import TextShaping

@Suite struct `The system font` {
    let library: FontLibrary

    init() throws {
        library = try .pinned()
    }

    @Test(arguments: [(11.0, 13.13), (15.0, 17.90), (17.0, 20.29), (34.0, 40.57)])
    func `is as high as SF Pro`(size: Double, lineHeight: Double) {
        let metrics = library.lineMetrics(for: FontDescriptor(size: size))
        #expect(abs(metrics.lineHeight - lineHeight) < 0.01)
        #expect(abs(metrics.ascent / size - 0.952_148) < 1e-9)
    }

    @Test func `has capitals as tall as SF Pro's`() throws {
        let capital = try #require(library.line("H").glyphs.first)
        guard case .outline(let path, _) = capital.glyph.drawing else {
            Issue.record("a letter is an outline")
            return
        }
        #expect(abs(-path.boundingRect.minY - 0.7046 * 17) < 0.01)
        #expect(abs(path.boundingRect.maxY) < 0.01)
    }

    @Test func `makes HHH three times as wide as H`() {
        #expect(abs(library.width("HHH") - 3 * library.width("H")) < 1e-9)
    }

    @Test func `is kerned`() {
        #expect(library.width("AV") < library.width("A") + library.width("V") - 0.5)
    }

    @Test(arguments: ["->", "2x2", "(C)", "1/2", "fi"])
    func `keeps every letter, without ligatures`(text: String) {
        let letters = text.flatMap { library.line(String($0)).glyphs.map(\.glyph) }
        #expect(library.line(text).glyphs.map(\.glyph) == letters)
    }

    @Test func `becomes wider with the size`() {
        let widths = stride(from: 6.0, through: 40, by: 0.5).map { library.width("Hamburg", size: $0) }
        for (narrow, wide) in zip(widths, widths.dropFirst()) { #expect(narrow < wide) }
    }

    @Test(arguments: [13.0, 17, 20, 28, 34])
    func `becomes wider with the weight`(size: Double) {
        let widths = stride(from: 100, through: 900, by: 50).map {
            library.width("Hamburg", size: size, weight: $0)
        }
        for (light, heavy) in zip(widths, widths.dropFirst()) { #expect(light < heavy) }
    }

    @Test func `has an italic`() {
        let italic = FontDescriptor(size: 17, isItalic: true)
        let line = library.shape("a", font: italic, direction: .leftToRight, maximumWidth: .infinity).lines[0]
        #expect(line.glyphs.map(\.glyph) != library.line("a").glyphs.map(\.glyph))
    }
}
