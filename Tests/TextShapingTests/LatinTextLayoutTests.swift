import Graphics
import Testing

@testable import TextShaping

@Suite struct `Lines of plain Latin` {
    private let cascade = FontCascade(root: "/usr/share/fonts")
    private let glyphs = GlyphLibrary()

    private func expectSame(_ scalars: [UInt32], _ font: Font, _ descriptor: FontDescriptor) throws {
        let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
        let latin = try #require(LatinTextLayout(font, descriptor, glyphs: glyphs))
        let line = latin.line(of: text)
        guard line != Self.shaped(text, cascade, font, descriptor, glyphs) else { return }
        Issue.record("\(text)")
    }

    /// What HarfBuzz makes of the text.
    private static func shaped(
        _ text: String,
        _ cascade: FontCascade,
        _ font: Font,
        _ descriptor: FontDescriptor,
        _ glyphs: GlyphLibrary
    ) -> ShapedLine? {
        TextLayout(
            itemizer: TextItemizer(cascade: cascade, systemFont: font, weight: descriptor.weight),
            shaper: LineShaper(glyphs: glyphs, font: descriptor)
        ).shape(text, direction: .leftToRight, maximumWidth: .infinity).lines.first
    }

    private var letters: [UInt32] { Array(0x20...0x7E) + Array(0xA0...0xAC) + Array(0xAE...0xFF) }

    @Test(arguments: [100, 400, 590, 900])
    func `are set as HarfBuzz sets every pair of letters`(weight: Int) throws {
        for typeface in [cascade.system, cascade.systemItalic] {
            let font = try #require(typeface.font(weight: weight))
            for first in letters {
                // Every letter after this one, and this one after every letter.
                let text = letters.flatMap { [first, $0] }
                try expectSame(text, font, FontDescriptor(size: 17, weight: weight))
            }
        }
    }

    @Test(arguments: [11, 15.5, 34]) func `are set as HarfBuzz sets texts in which more stand together`(
        size: CGFloat
    ) throws {
        let font = try #require(cascade.system.font(weight: 400))
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                letters.randomElement(using: &generator) ?? 0x20
            }
            try expectSame(text, font, FontDescriptor(size: size))
        }
    }

    @Test(arguments: [
        "e\u{301}", "ffi\u{200D}", "1\u{2044}2", "жук", "a\u{AD}b", "\u{7F}", "\u{85}", "a\nb", "ł",
    ])
    func `have nothing but letters in them`(text: String) throws {
        let font = try #require(cascade.system.font(weight: 400))
        let latin = try #require(LatinTextLayout(font, FontDescriptor(size: 17), glyphs: glyphs))
        #expect(latin.line(of: text) == nil)
    }

    @Test func `are not tried where letters may join`() throws {
        // Noto Sans has ligatures.
        let file = FontFile(path: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")
        let face = try #require(Face(file))
        let font = try #require(Font(face, isSystemFont: true))
        #expect(LatinTextLayout(font, FontDescriptor(size: 17), glyphs: glyphs) == nil)
    }

    @Test func `are not tried where alternates depend on what stands around`() throws {
        let font = try #require(cascade.system.font(weight: 400))
        #expect(PairKerning(font.handle, features: []) == nil)
    }
}
