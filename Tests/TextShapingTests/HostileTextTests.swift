import Graphics
import Testing
import TextShaping

@Suite struct `Hostile text` {
    let library: FontLibrary

    init() throws {
        library = try .pinned()
    }

    static let texts: [String] = [
        String(repeating: "W", count: 256),
        String(repeating: "\u{301}", count: 256),
        "Z" + String(repeating: "\u{0363}\u{0335}\u{20DD}", count: 85),
        String(repeating: "\u{200B}", count: 256),
        String(repeating: "\u{202E}\u{2066}", count: 128),
        String(repeating: "\u{2069}\u{202C}", count: 128),
        String(repeating: "👩\u{200D}", count: 64),
        String(repeating: "🇩", count: 255),
        String(repeating: "\u{FE0F}", count: 100),
        String(repeating: "ﷺ", count: 100),
        String(repeating: "क्", count: 128),
        String(repeating: "ᄀ", count: 200),
        "a🏽", "1\u{FE0F}\u{20E3}\u{20E3}", "\u{E0067}\u{E007F}", "\u{FFFE}\u{1FFFE}\u{10FFFF}",
        "\u{0}\u{1}\u{7F}\u{85}x", "\t\t", " ", "\r\n\r\n", "\u{2028}\u{2029}", "\u{AD}\u{34F}\u{180E}",
        "\u{10FFFF}\u{F0000}\u{E000}", "\u{FFFD}", "<script>&amp;\"'",
    ]

    @Test(arguments: texts, [TextDirection.leftToRight, .rightToLeft])
    func `is shaped`(text: String, direction: TextDirection) {
        for maximumWidth in [CGFloat.infinity, 100, 1, 0, -1, .nan] {
            let font = FontDescriptor(size: 17, weight: 600)
            let shaped = library.shape(text, font: font, direction: direction, maximumWidth: maximumWidth)
            #expect(!shaped.lines.isEmpty)
            for line in shaped.lines {
                #expect(line.width.isFinite && line.width >= 0)
                #expect(line.glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
            }
        }
    }

    @Test(arguments: [
        "\u{200B}", "\u{200D}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{7}", "\u{7F}", "\u{AD}",
    ])
    func `gives invisible characters no width`(text: String) {
        #expect(library.line(text).glyphs.isEmpty)
        #expect(library.width(text) == 0)
        #expect(abs(library.width("a\(text)b") - library.width("a") - library.width("b")) < 0.2)
    }

    @Test(arguments: ["\u{3164}", "\u{FFA0}", "\u{3000}", "\u{A0}", "\u{2003}"])
    func `draws no box for a blank`(text: String) {
        #expect(library.line(text).glyphs.isEmpty)
        #expect(library.line("👍\(text)").glyphs.count == 1)
    }

    @Test func `gives a tab the width of a space`() {
        #expect(library.width("a\tb") == library.width("a b"))
    }

    @Test(arguments: [0.0, 0.001, 10_000])
    func `may be of any size`(size: Double) {
        #expect(library.width("Button", size: size).isFinite)
    }

    @Test(arguments: [-5, 0, 1, 1000, Int.max])
    func `may be of any weight`(weight: Int) {
        #expect(library.width("Button", weight: weight) > 40)
        #expect(library.width("שלום", weight: weight) > 20)
    }
}
