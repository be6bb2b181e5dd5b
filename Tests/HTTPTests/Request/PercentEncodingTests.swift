import Testing

@testable import HTTP

@Suite struct `Percent-encoded bytes` {
    @Test(arguments: [
        ("a+b", "a+b", "a b"),
        ("%2b+", "++", "+ "),
        ("a%2Bb%20c", "a+b c", "a+b c"),
        ("%C3%A4", "ä", "ä"),
        ("", "", ""),
    ])
    func `have a plus or a space for a plus`(text: String, plus: String, space: String) throws {
        let bytes = [UInt8](text.utf8)
        #expect(try bytes.span.percentDecoded(plusIsSpace: false) == plus)
        #expect(try bytes.span.percentDecoded(plusIsSpace: true) == space)
    }

    @Test(arguments: [("a%20b", "a b"), ("%zz", "%zz"), ("%00", "%00"), ("%FF", "%FF")])
    func `remain as they are in an error message if they are not text`(text: String, expected: String) {
        #expect([UInt8](text.utf8).span.percentDecodedOrRaw() == expected)
    }

    @Test func `that are not UTF-8 have replacement characters in an error message`() {
        #expect([0x61, 0xFF].span.percentDecodedOrRaw() == "a\u{FFFD}")
    }
}
