import Graphics
import Testing

@testable import TextShaping

@Suite struct `Font fallback` {
    let cascade = FontCascade(root: "/usr/share/fonts")

    private func runs(_ text: String, weight: Int = 400) throws -> [TextRun] {
        let systemFont = try #require(cascade.system.font(weight: weight))
        let itemizer = TextItemizer(cascade: cascade, systemFont: systemFont, weight: weight)
        return itemizer.runs(of: Paragraph(text[...]), direction: .leftToRight)
    }

    private func fonts(_ text: String, weight: Int = 400) throws -> [String] {
        try runs(text, weight: weight).map { run in
            String(run.font.file.path.split(separator: "/").last ?? "")
        }
    }

    static let inter = "Inter-roman.var.ttf"
    static let emoji = "NotoColorEmoji.ttf"

    @Test(arguments: [
        "Sign In", "Größe wählen", "Войти в систему", "Σύνδεση", "Tiếng Việt", "e\u{301}", "©™ 1234 #*",
    ])
    func `uses Inter where Inter has the characters`(text: String) throws {
        #expect(try fonts(text) == [Self.inter])
    }

    @Test(arguments: [
        ("مرحبا بالعالم", "NotoSansArabicUI-Regular.ttf"),
        ("שלום עולם", "NotoSansHebrew-Regular.ttf"),
        ("เข้าสู่ระบบ", "NotoSansThaiUI-Regular.ttf"),
        ("साइन इन करें", "NotoSansDevanagariUI-Regular.ttf"),
        ("লগ ইন করুন", "NotoSansBengaliUI-Regular.ttf"),
        ("உள்நுழைக", "NotoSansTamilUI-Regular.ttf"),
        ("ચાલુ રાખો", "NotoSansGujaratiUI-Regular.ttf"),
        ("ਜਾਰੀ ਰੱਖੋ", "NotoSansGurmukhiUI-Regular.ttf"),
        ("ಮುಂದುವರಿಸಿ", "NotoSansKannadaUI-Regular.ttf"),
        ("തുടരുക", "NotoSansMalayalamUI-Regular.ttf"),
        ("కొనసాగించు", "NotoSansTeluguUI-Regular.ttf"),
        ("ඉදිරියට", "NotoSansSinhalaUI-Regular.ttf"),
        ("ភាសាខ្មែរ", "NotoSansKhmerUI-Regular.ttf"),
        ("ສືບຕໍ່", "NotoSansLaoUI-Regular.ttf"),
        ("ဆက်လုပ်ပါ", "NotoSansMyanmarUI-Regular.ttf"),
        ("Մուտք", "NotoSansArmenian-Regular.ttf"),
        ("შესვლა", "NotoSansGeorgian-Regular.ttf"),
        ("ግባ", "NotoSansEthiopic-Regular.ttf"),
        ("登录", "NotoSansCJK-Regular.ttc"),
        ("👍", emoji),
    ])
    func `uses the font of a script`(text: String, font: String) throws {
        #expect(try fonts(text) == [font])
    }

    @Test(arguments: [("漢字、かな", 0), ("한국어", 1), ("汉字", 2)] as [(String, UInt32)])
    func `draws Han characters in the forms of the text's region`(text: String, face: UInt32) throws {
        #expect(try runs(text).allSatisfy { $0.font.file.index == face })
    }

    @Test func `uses the bold face from semibold on`() throws {
        #expect(try fonts("שלום", weight: 500) == ["NotoSansHebrew-Regular.ttf"])
        #expect(try fonts("שלום", weight: 600) == ["NotoSansHebrew-Bold.ttf"])
    }

    @Test(arguments: ["☎︎", "✈", "❤︎", "☺︎"])
    func `draws text presentation in the text's color`(text: String) throws {
        #expect(try fonts(text) != [Self.emoji])
    }

    @Test(arguments: ["❤️", "☎️", "1️⃣", "🇩🇪", "👩🏽‍🚀", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "☝🏽", "⌚"])
    func `draws emoji presentation in color`(text: String) throws {
        #expect(try fonts(text) == [Self.emoji])
    }

    @Test func `keeps white space in the run before it, unless that is of emoji`() throws {
        #expect(try runs("שלום abc").map(\.scalars) == [0..<5, 5..<8])
        #expect(try runs("👍 abc").map(\.scalars) == [0..<1, 1..<5])
    }

    @Test func `never splits a character`() throws {
        // Inter has the letter but not the mark.
        #expect(try runs("a\u{0952}").count == 1)
    }

    @Test(arguments: ["\u{10FFFF}", "\u{0378}"])
    func `draws a box where no font has the character`(text: String) throws {
        let library = try FontLibrary.pinned()
        #expect(try fonts(text) == [Self.inter])
        #expect(library.line(text).glyphs.count == 1)
        #expect(library.line(text).glyphs == library.line("\u{10FFFF}").glyphs)
    }
}
