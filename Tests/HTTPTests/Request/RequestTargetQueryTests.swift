import HTTP
import Testing

@Suite struct `A query` {
    @Test(
        arguments: [
            ("", []),
            ("title=Buy", [QueryItem(name: "title", value: "Buy")]),
            ("a=1&b=2&a=3", [("a", "1"), ("b", "2"), ("a", "3")].map(QueryItem.init)),
            ("a&b=&=c", [("a", ""), ("b", ""), ("", "c")].map(QueryItem.init)),
            ("&&a=1&&", [QueryItem(name: "a", value: "1")]),
            ("a=b=c", [QueryItem(name: "a", value: "b=c")]),
            ("a=1+2%203", [QueryItem(name: "a", value: "1 2 3")]),
            ("a=1%2B2", [QueryItem(name: "a", value: "1+2")]),
            ("a=%26%3D%25", [QueryItem(name: "a", value: "&=%")]),
            ("n%61me=x", [QueryItem(name: "name", value: "x")]),
            ("a=%c3%A4%F0%9F%98%80", [QueryItem(name: "a", value: "ä😀")]),
            ("a=ä", [QueryItem(name: "a", value: "ä")]),
            ("a=%09%0A", [QueryItem(name: "a", value: "\t\n")]),
            ("a=%7F%C2%80", [QueryItem(name: "a", value: "\u{7F}\u{80}")]),
            ("a=%E2%80%AE", [QueryItem(name: "a", value: "\u{202E}")]),
            ("a=%EF%BF%BD", [QueryItem(name: "a", value: "\u{FFFD}")]),
            ("a=%EF%BE%BE", [QueryItem(name: "a", value: "\u{FFBE}")]),
            (
                "a=\(String(repeating: "x", count: 300))",
                [QueryItem(name: "a", value: String(repeating: "x", count: 300))]
            ),
        ] as [(String, [QueryItem])]
    )
    func `has its items in order`(query: String, items: [QueryItem]) throws {
        #expect(try target(query).queryItems() == items)
    }

    @Test(arguments: [
        ("%zz", PercentDecodingError.invalidPercentEncoding),
        ("%4", .invalidPercentEncoding),
        ("x%", .invalidPercentEncoding),
        ("%4&b=1", .invalidPercentEncoding),
        ("%u0041", .invalidPercentEncoding),
        ("% 41", .invalidPercentEncoding),
        ("%00", .forbiddenCharacter("\0")),
        ("x%1Fy", .forbiddenCharacter("\u{1F}")),
        ("%0D", .forbiddenCharacter("\r")),
        ("\u{1}", .forbiddenCharacter("\u{1}")),
        ("%EF%BF%BE", .forbiddenCharacter("\u{FFFE}")),
        ("%EF%BF%BF", .forbiddenCharacter("\u{FFFF}")),
        ("%80", .invalidUTF8),
        ("%C3", .invalidUTF8),
        ("%C3%28", .invalidUTF8),
        ("%C0%AF", .invalidUTF8),
        ("%E0%80%AF", .invalidUTF8),
        ("%C0%80", .invalidUTF8),
        ("%ED%A0%80", .invalidUTF8),
        ("%F4%90%80%80", .invalidUTF8),
        ("%EF%BF", .invalidUTF8),
    ])
    func `throws an error with the parameter that is not text`(value: String, error: PercentDecodingError) {
        #expect(throws: RequestTargetError.parameter(name: "title", error)) {
            try target("a=1&title=\(value)").queryItems()
        }
    }

    @Test func `throws an error with the name as it was sent if it is not text`() {
        #expect(throws: RequestTargetError.parameter(name: "t%zz", .invalidPercentEncoding)) {
            try target("t%zz=1").queryItems()
        }
        #expect(throws: RequestTargetError.parameter(name: "t%00", .forbiddenCharacter("\0"))) {
            try target("t%00=1").queryItems()
        }
    }

    @Test(arguments: [
        ("title=%zz&errors=status", "status"),
        ("errors=image&errors=status", "image"),
        ("%zz=1&er%72ors=+status", " status"),
        ("errors", ""),
        ("errors=%zz&errors=status", nil),
        ("error=status", nil),
        ("", nil),
    ])
    func `has the first value of a name even if other items are invalid`(query: String, value: String?) {
        #expect(target(query).firstValue(named: "errors") == value)
    }

    @Test(arguments: [
        ("title=Buy+it&a=1", "Buy+it", "Buy it"),
        ("a=1&title=%41", "%41", "A"),
        ("title=", "", ""),
        ("title", "", ""),
    ])
    func `has the range of the only value of a name`(query: String, raw: String, text: String) throws {
        let target = target(query)
        let range = try #require(target.value(named: "title"))
        #expect(String(decoding: target.bytes[range], as: UTF8.self) == raw)
        #expect(try target.text(of: range) == text)
    }

    @Test(arguments: ["", "titles=1", "title=1&title=2", "t%69tle=1", "Title=1"])
    func `has no range of a value that is missing, repeated or has an encoded name`(query: String) {
        #expect(target(query).value(named: "title") == nil)
        #expect(RequestTarget([UInt8]("/v1/styles".utf8)).value(named: "title") == nil)
    }

    private func target(_ query: String) -> RequestTarget {
        RequestTarget([UInt8]("/v1/styles?\(query)".utf8))
    }
}
