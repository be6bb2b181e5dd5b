import Graphics
import Testing
import TextShaping

@Suite struct `Line breaking` {
    let library: FontLibrary

    init() throws {
        library = try .pinned()
    }

    private func lines(_ text: String, maximumWidth: CGFloat = .infinity) -> [String] {
        library.shape(
            text,
            font: FontDescriptor(size: 17),
            direction: .leftToRight,
            maximumWidth: maximumWidth
        ).lines.map(\.text)
    }

    @Test(arguments: [
        ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\n", ["a", ""]), ("\n\n", ["", "", ""]),
        ("a\r\nb", ["a", "b"]), ("a\u{2028}b", ["a", "b"]),
    ])
    func `happens at every line feed`(text: String, expected: [String]) {
        #expect(lines(text) == expected)
    }

    @Test func `gives an empty text one empty line`() {
        #expect(library.line("").width == 0)
        #expect(library.line("").glyphs.isEmpty)
    }

    @Test(arguments: [
        ("The quick brown fox", ["The quick", "brown fox"]),
        ("The quick   brown", ["The quick", "brown"]),
        ("a well-known thing", ["a well-", "known", "thing"]),
        ("see a/b/c/d/e/f/g", ["see a/b/c/", "d/e/f/g"]),
        ("登录并继续使用。", ["登录并继", "续使用。"]),
        ("one\ntwo three four", ["one", "two three", "four"]),
    ])
    func `fills lines with words`(text: String, expected: [String]) {
        #expect(lines(text, maximumWidth: 82) == expected)
    }

    @Test func `keeps closing punctuation off the start of a line`() {
        #expect(lines("登录并继续。", maximumWidth: 86) == ["登录并继", "续。"])
    }

    @Test func `lets spaces hang at the end of a line`() {
        let width = library.width("brown")
        #expect(lines("brown   quick", maximumWidth: width) == ["brown", "quick"])
        #expect(lines("brown   ", maximumWidth: width) == ["brown   "])
    }

    @Test func `breaks a word that is too long between characters`() {
        let word = "Donaudampfschiff"
        let cut = lines(word, maximumWidth: 60)
        #expect(cut.count > 1)
        #expect(cut.joined() == word)
        #expect(lines("e\u{301}e\u{301}", maximumWidth: 12) == ["e\u{301}", "e\u{301}"])
        #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", maximumWidth: 30) == ["👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"])
    }

    @Test func `puts at least one character on a line`() {
        #expect(lines("abc", maximumWidth: 0) == ["a", "b", "c"])
    }

    @Test func `keeps each line within the width`() {
        let text = "Sign in to your account and continue with שלום עולם or مرحبا بالعالم today"
        for width in stride(from: 40.0, through: 300, by: 13) {
            let shaped = library.shape(
                text,
                font: FontDescriptor(size: 17),
                direction: .leftToRight,
                maximumWidth: width
            )
            for line in shaped.lines { #expect(line.width <= width + 0.5, "\(line.text)") }
            #expect(
                shaped.lines.map(\.text).joined(separator: " ").filter { $0 != " " }
                    == text.filter { $0 != " " }
            )
        }
    }

    @Test func `changes nothing where the text fits`() {
        #expect(lines("The quick brown fox", maximumWidth: 1000) == ["The quick brown fox"])
        let width = library.width("The quick")
        #expect(lines("The quick", maximumWidth: width) == ["The quick"])
    }
}
