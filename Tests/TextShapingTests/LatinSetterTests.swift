import CHarfBuzz
import Testing

@testable import TextShaping

/// What HarfBuzz says of a text, as far as letters of Latin can differ in it.
private struct Shaping: Equatable {
    var glyphs: [hb_codepoint_t] = []
    var clusters: [UInt32] = []
    var advances: [hb_position_t] = []
    var offsets: [hb_position_t] = []

    init(
        _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
        _ positions: UnsafeBufferPointer<hb_glyph_position_t>
    ) {
        glyphs = infos.map(\.codepoint)
        clusters = infos.map(\.cluster)
        advances = positions.map(\.x_advance)
        offsets = positions.flatMap { [$0.x_offset, $0.y_offset, $0.y_advance] }
    }
}

@Suite struct `Kerning by pairs` {
    private let buffer = ShapingBuffer()
    private let cascade = FontCascade(root: "/usr/share/fonts")

    private func expectSame(_ text: [UInt32], _ font: Font) throws {
        let run = TextRun(scalars: 0..<text.count, font: font, level: 0, script: HB_SCRIPT_LATIN)
        let kerning = try #require(font.pairKerning)
        var kerned: Shaping?
        let isShaped = kerning.shape(run, of: text, with: buffer) { kerned = Shaping($0, $1) }
        let shaped = buffer.shape(run, of: text) { Shaping($0, $1) }
        guard !isShaped || kerned != shaped else { return }
        Issue.record("\(String(String.UnicodeScalarView(text.compactMap(Unicode.Scalar.init))))")
    }

    private var letters: [UInt32] { Array(0x20...0x7E) + Array(0xA0...0xAC) + Array(0xAE...0xFF) }

    @Test(arguments: [100, 400, 590, 900])
    func `finds what HarfBuzz finds for every pair of letters`(weight: Int) throws {
        for typeface in [cascade.system, cascade.systemItalic] {
            let font = try #require(typeface.font(weight: weight))
            for first in letters {
                // Every letter after this one, and this one after every letter.
                try expectSame(letters.flatMap { [first, $0] }, font)
            }
        }
    }

    @Test func `finds what HarfBuzz finds for texts in which more stand together`() throws {
        let font = try #require(cascade.system.font(weight: 400))
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<5000 {
            let text = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
                letters.randomElement(using: &generator) ?? 0x20
            }
            try expectSame(text, font)
        }
    }

    @Test(arguments: ["e\u{301}", "ffi\u{200D}", "1\u{2044}2", "жук", "a\u{AD}b", "\u{7F}"])
    func `leaves to HarfBuzz what is not only letters`(text: String) throws {
        let font = try #require(cascade.system.font(weight: 400))
        let scalars = text.unicodeScalars.map(\.value)
        let run = TextRun(scalars: 0..<scalars.count, font: font, level: 0, script: HB_SCRIPT_LATIN)
        let kerning = try #require(font.pairKerning)
        #expect(!kerning.shape(run, of: scalars, with: buffer) { _, _ in })
    }

    @Test func `is not tried where letters may join`() throws {
        // Noto Sans has ligatures.
        let file = FontFile(path: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")
        let face = try #require(Face(file))
        let font = try #require(Font(face, isSystemFont: true))
        #expect(font.pairKerning == nil)
    }

    @Test func `is not tried where alternates depend on what stands around`() throws {
        let font = try #require(cascade.system.font(weight: 400))
        #expect(PairKerning(font.handle, features: []) == nil)
    }
}
