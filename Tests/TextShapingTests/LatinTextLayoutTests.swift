import Caching
import Graphics
import Testing

@testable import TextShaping

@Suite struct `Lines of plain Latin` {
    private let cascade = FontCascade(root: "/usr/share/fonts")
    private let glyphs = GlyphLibrary(share: 1, of: MemoryBudget(limit: 16 << 20))

    /// Expects the line of a text to be the same with and without HarfBuzz.
    private func expectSameLine(of scalars: [UInt32], in font: Font, descriptor: FontDescriptor) throws {
        let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
        let layout = try #require(LatinTextLayout(font, descriptor: descriptor, glyphs: glyphs))
        let line = layout.line(of: text)
        guard line != shapedLine(of: text, in: font, descriptor: descriptor) else { return }
        Issue.record("\(text)")
    }

    /// The line of a text that HarfBuzz has shaped.
    private func shapedLine(of text: String, in font: Font, descriptor: FontDescriptor) -> ShapedLine? {
        let layout = TextLayout(
            itemizer: TextItemizer(cascade: cascade, systemFont: font, weight: descriptor.weight),
            shaper: LineShaper(glyphs: glyphs, font: descriptor)
        )
        return layout.shape(text, direction: .leftToRight, maximumWidth: .infinity).lines.first
    }

    private var letters: [UInt32] { Array(0x20...0x7E) + Array(0xA0...0xAC) + Array(0xAE...0xFF) }

    @Test(arguments: [100, 400, 590, 900])
    func `have the advances of HarfBuzz for every pair of letters`(weight: Int) throws {
        for typeface in [cascade.system, cascade.systemItalic] {
            let font = try #require(typeface.font(weight: weight))
            for first in letters {
                // Every letter after this one, and this one after every letter.
                let text = letters.flatMap { [first, $0] }
                try expectSameLine(
                    of: text,
                    in: font,
                    descriptor: FontDescriptor(size: 17, weight: weight)
                )
            }
        }
    }

    @Test(arguments: [11, 15.5, 34])
    func `have the glyphs of HarfBuzz for random texts`(size: CGFloat) throws {
        let font = try #require(cascade.system.font(weight: 400))
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            let text = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
                letters.randomElement(using: &generator) ?? 0x20
            }
            try expectSameLine(of: text, in: font, descriptor: FontDescriptor(size: size))
        }
    }

    @Test(arguments: [
        "e\u{301}", "ffi\u{200D}", "1\u{2044}2", "жук", "a\u{AD}b", "\u{7F}", "\u{85}", "a\nb", "ł",
    ])
    func `contain only letters`(text: String) throws {
        let font = try #require(cascade.system.font(weight: 400))
        let layout = try #require(
            LatinTextLayout(font, descriptor: FontDescriptor(size: 17), glyphs: glyphs)
        )
        #expect(layout.line(of: text) == nil)
    }

    @Test func `are not laid out in a font with ligatures`() throws {
        // Noto Sans has ligatures.
        let file = FontFile(path: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")
        let face = try #require(Face(file))
        let font = try #require(Font(face, isSystemFont: true))
        #expect(LatinTextLayout(font, descriptor: FontDescriptor(size: 17), glyphs: glyphs) == nil)
    }

    @Test func `are not laid out in a font with contextual alternates`() throws {
        let font = try #require(cascade.system.font(weight: 400))
        #expect(PairKerning(font.handle, features: []) == nil)
    }

    @Test func `take more memory with each new letter`() throws {
        let font = try #require(cascade.system.font(weight: 400))
        let layout = try #require(
            LatinTextLayout(font, descriptor: FontDescriptor(size: 17), glyphs: glyphs)
        )
        let empty = layout.heapSize
        let glyph = try #require(layout.line(of: "a a")?.glyphs.first?.glyph)
        #expect(layout.heapSize == empty + glyph.heapSize)
    }
}
