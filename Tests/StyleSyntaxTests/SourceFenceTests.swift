import StyleSyntax
import Testing

@Suite struct `The fence before the parser` {
    private func error(_ text: String) -> String? {
        SourceFence.check(SourceText(text)).map { "\($0.place.line):\($0.place.column): \($0.message)" }
    }

    private func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test func `bounds the length`() {
        let line = "let a = 1\n"
        let long = repeated(line, SourceLimits.bytes / line.utf8.count)
        #expect(error(long + repeated(" ", SourceLimits.bytes - long.utf8.count)) == nil)
        #expect(
            error(long + repeated(" ", SourceLimits.bytes - long.utf8.count + 1))
                == "6554:7: source is longer than 65536 bytes"
        )
    }

    @Test func `allows UTF-8 only`() {
        #expect(error("let ü = \"😀\" // é") == nil)
        for bytes: [UInt8] in [[0x61, 0xFF], [0x61, 0xC3], [0x61, 0xED, 0xA0, 0x80], [0x61, 0xC0, 0x80]] {
            let diagnostic = SourceFence.check(SourceText(bytes))
            #expect(diagnostic?.message == "invalid UTF-8 found in source file")
            #expect(diagnostic?.place.offset == 1)
        }
    }

    @Test(arguments: [
        "let a\u{202E} = 1", "// \u{202E}", "/* \u{2066} */", "let a\u{200B}b = 1", "a\u{0007}", "a=\u{0B}1",
        "a=\u{0C}1", "a\u{7F}",
        "/* \0 */",
        "a\0", "\u{200D}", "let x = 1\u{FEFF}", "\"\\(a\u{200E})\"",
    ])
    func `refuses invisible characters in code`(text: String) {
        #expect(error(text)?.contains("invisible character U+") == true)
    }

    @Test(arguments: [
        "\u{FEFF}let a = 1", "\"\u{202E}\u{200B}\"", "// 👨‍👩‍👧", "let a = 1\t\r\n", "// \u{0C}",
        "\"\"\"\n\u{2066}\n\"\"\"",
        "#\"\u{200B}\"#",
    ])
    func `allows them in strings, and joiners in comments`(text: String) {
        #expect(error(text) == nil)
    }

    @Test func `refuses zero in strings`() {
        #expect(error("\"a\0\"") == "1:3: nul character embedded in middle of file")
    }

    @Test(arguments: ["(", "{", "f({", "{ a in "])
    func `bounds open brackets`(opening: String) {
        let brackets = opening.count { "([{".contains($0) }
        let limit = SourceLimits.nestedBrackets / brackets
        #expect(error(repeated(opening, limit)) == nil)
        #expect(
            error(repeated(opening, limit + 1))?.hasSuffix("brackets are nested more than 64 deep") == true
        )
    }

    @Test(arguments: ["[", "[(", "[a:[", "(a,[", "[A<", "{["])
    func `bounds open square brackets`(opening: String) {
        let brackets = opening.count { $0 == "[" }
        let limit = SourceLimits.nestedSquareBrackets / brackets
        #expect(error(repeated(opening, limit)) == nil)
        #expect(
            error(repeated(opening, limit + 1))?.hasSuffix("square brackets are nested more than 8 deep")
                == true
        )
    }

    @Test func `counts what is open, not what was`() {
        #expect(error(repeated("[1]\n", 100) + repeated("f(){}\n", 100)) == nil)
        #expect(error("let a = [" + repeated("[1], ", 1000) + "]") == nil)
        // A bracket that does not match closes nothing.
        #expect(error(repeated("[)", 9)) != nil)
        // A brace closes what is open inside of its pair.
        #expect(error(repeated("{ ( [ }\n", 100)) == nil)
    }

    @Test(arguments: ["#", "\"", "-", "?", "@", "\\", "<", ";"])
    func `bounds repeated punctuation`(character: String) {
        let limit = SourceLimits.repeatedPunctuation
        #expect(error("a " + repeated(character, limit)) == nil)
        #expect(
            error("a " + repeated(character, limit + 1))
                == "1:3: '\(character)' is repeated more than 8 times"
        )
    }

    @Test(arguments: ["// ", "/* ", "\""])
    func `does not bound it in comments and strings`(opening: String) {
        #expect(
            error(
                "\(opening)############ (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((("
            ) == nil
        )
    }

    @Test(arguments: [
        "+1", ".b()", " ? b : c", " ?? d", "\n    .b()", "\n  #if A\n  .b()\n  #endif", " as A", "\n&& a",
        ", b < c",
    ])
    func `bounds the links of a chain`(link: String) {
        let links = link.contains(" ? ") ? 2 : 1
        let limit = SourceLimits.chainLinks / links
        #expect(error("a" + repeated(link, limit)) == nil)
        #expect(
            error("a" + repeated(link, limit + 1))?.hasSuffix("expression has more than 600 links") == true
        )
    }

    @Test func `bounds other chains`() {
        #expect(error("if a { }" + repeated(" else if a { }", 299)) == nil)
        #expect(error("if a { }" + repeated("\nelse if a { }", 300)) != nil)
        #expect(error("let a: " + repeated("A<", 599)) == nil)
        #expect(error("let a: " + repeated("A<", 600)) != nil)
        #expect(error(repeated("try ", 601)) != nil)
        #expect(error("let a: " + repeated("some ", 600)) != nil)
    }

    @Test func `begins a chain with each statement`() {
        #expect(error(repeated("a.b.c.d = e + f\n", 1000)) == nil)
        #expect(error(repeated("a.b.c.d = e + f;", 1000)) == nil)
        #expect(error("f(" + repeated("a.b, ", 5000) + ")") == nil)
        #expect(error("[" + repeated("x: .y,\n", 5000) + "]") == nil)
        #expect(error("let a = 1 +\n" + repeated("1 +\n", 600)) != nil)
        #expect(error(repeated("#if A\na.b\n#elseif B\nc.d\n#endif\n", 1000)) == nil)
    }

    @Test(arguments: [
        "\"a\\\"b\" + \"[[[[[[[[[[[[\"", "#\"a\\\"#", "\"\\(a + \"\\(b)[[[[[[[[[[\")\"",
        "\"\"\"\n\"[[[[[[[[[[[[\" \n\"\"\"",
        "/* /* */ [[[[[[[[[[[[[ */", "#\"\"\"\n\"\"\" [[[[[[[[[[[[ \\(\n\"\"\"#", "\"\\\\\"",
    ])
    func `knows where strings and comments end`(text: String) {
        #expect(error(text) == nil)
        // Code follows.
        #expect(error(text + "\n[[[[[[[[[")?.contains("square brackets") == true)
    }

    @Test func `goes on after a string that does not end`() {
        #expect(error("let a = \"b\n" + repeated("[", 9))?.contains("square brackets") == true)
        #expect(error("let a = \"b\\\n" + repeated("[", 9))?.contains("square brackets") == true)
    }
}
