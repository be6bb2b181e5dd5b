import Graphics
import Testing
import TextShaping

@Suite struct `Scripts and sequences` {
    let library: FontLibrary

    init() throws {
        library = try .pinned()
    }

    @Test(arguments: [
        "Sign In", "Войти", "Σύνδεση", "مرحبا", "שָׁלוֹם", "น้ำ", "क्षत्रिय", "登录", "ログイン", "로그인", "👍 Like",
        "Hello שלום world مرحبا", "∑ ∞ ✓ ⌘ ★ →",
    ])
    func `have a glyph for every character`(text: String) throws {
        let box = try #require(library.line("\u{10FFFF}").glyphs.first)
        let line = library.line(text)
        #expect(!line.glyphs.isEmpty)
        #expect(!line.glyphs.contains { $0.glyph == box.glyph })
    }

    @Test func `join the letters of Arabic`() throws {
        let beh = library.line("ب").glyphs.map(\.glyph)
        let joined = library.line("ببب").glyphs.map(\.glyph)
        #expect(joined.count >= 3)
        #expect(!joined.contains { beh.contains($0) })
    }

    @Test func `are right-to-left in Hebrew, whatever the direction of the paragraph`() throws {
        let aleph = try #require(library.line("א").glyphs.first)
        for direction in [TextDirection.leftToRight, .rightToLeft] {
            let font = FontDescriptor(size: 17)
            let text = library.shape("אב", font: font, direction: direction, maximumWidth: .infinity)
            #expect(text.lines[0].glyphs.last?.glyph === aleph.glyph)
        }
    }

    @Test func `keep Latin words left-to-right within Hebrew`() {
        let latin = library.line("abc").glyphs.map(\.glyph)
        let glyphs = library.line("שלום abc שלום").glyphs.map(\.glyph)
        #expect(glyphs.indices.contains { glyphs[$0...].starts(with: latin) })
    }

    @Test func `start on the right in a right-to-left paragraph`() {
        let font = FontDescriptor(size: 17)
        let line = library.shape("123!", font: font, direction: .rightToLeft, maximumWidth: .infinity).lines[
            0
        ]
        #expect(line.glyphs.first?.glyph == library.line("!").glyphs.first?.glyph)
    }

    @Test func `mirror brackets`() {
        let font = FontDescriptor(size: 17)
        let line = library.shape("(א)", font: font, direction: .leftToRight, maximumWidth: .infinity).lines[0]
        #expect(line.glyphs.first?.glyph == library.line("(").glyphs.first?.glyph)
    }

    @Test func `compose a letter and its accent`() {
        let composed = library.line("é")
        let decomposed = library.line("e\u{301}")
        #expect(composed.glyphs == decomposed.glyphs)
        #expect(composed.width == decomposed.width)
        #expect(Array(decomposed.text.unicodeScalars) == ["e", "\u{301}"])
    }

    @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "❤️", "🏴󠁧󠁢󠁷󠁬󠁳󠁿"])
    func `draw an emoji sequence as one image`(text: String) throws {
        let glyphs = library.line(text).glyphs
        #expect(glyphs.count == 1)
        guard case .bitmap(let png, let frame)? = glyphs.first?.glyph.drawing else {
            Issue.record("an emoji is an image")
            return
        }
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(frame.width > 17 && frame.height > 17 && frame.minY < 0 && frame.maxY > 0)
    }

    @Test func `have tracking only in the system font`() {
        // Apple's tracking is 0 at 12 points but not at 17: ideographs and emoji only scale.
        for text in ["登录", "👍", "مرحبا"] {
            #expect(abs(library.width(text, size: 17) / 17 - library.width(text, size: 12) / 12) < 1e-9)
        }
        #expect(library.width("abc", size: 17) / 17 < library.width("abc", size: 12) / 12)
    }
}
