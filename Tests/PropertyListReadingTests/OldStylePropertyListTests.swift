import PropertyListReading
import Testing

/// The value of a text, or the error.
private func read(_ text: String) -> Result<PropertyListValue, PropertyListError> {
    Result { () throws(PropertyListError) in try PropertyListValue(reading: Array(text.utf8)) }
}

/// The error of a text; `nil` if it is a property list.
private func error(of text: String) -> PropertyListError? {
    if case .failure(let error) = read(text) { error } else { nil }
}

private func place(_ line: Int, _ column: Int) -> PropertyListError.Place {
    PropertyListError.Place(line: line, column: column)
}

@Suite struct `A property list of the old syntax` {
    @Test func `becomes a value`() throws {
        let text = """
            // !$*UTF8*$!
            {
                archiveVersion = 1; /* a comment */
                objects = {
                    1A /* App.swift in Sources */ = { isa = PBXBuildFile; path = "a b/c.swift"; };
                };
                list = ( a.b, "c", 'd"', { e = /usr/lib/$X:Y-z_0; }, );
                empty = (); none = {}; data = <0f 3A>;
            }
            """
        #expect(
            try read(text).get()
                == .dictionary([
                    "archiveVersion": .string("1"),
                    "objects": .dictionary([
                        "1A": .dictionary(["isa": .string("PBXBuildFile"), "path": .string("a b/c.swift")])
                    ]),
                    "list": .array([
                        .string("a.b"), .string("c"), .string("d\""),
                        .dictionary(["e": .string("/usr/lib/$X:Y-z_0")]),
                    ]),
                    "empty": .array([]), "none": .dictionary([:]), "data": .data("0f3A"),
                ])
        )
    }

    @Test func `is the pairs of a string table`() throws {
        let text = #"""
            /* Title */
            "title" = "Buy \"now\"\n";
            key.without.quotes = 'x';
            "alone";
            "title" = "the last one counts";
            """#
        #expect(
            try read(text).get()
                == .dictionary([
                    "title": .string("the last one counts"), "key.without.quotes": .string("x"),
                    "alone": .string("alone"),
                ])
        )
        #expect(try read("").get() == .dictionary([:]))
        #expect(try read(" // nothing\n").get() == .dictionary([:]))
    }

    @Test(arguments: [
        (#""\t\"\\\'\q""#, "\t\"\\'q"), (#""\U00e9\Ud83d\Ude00""#, "é😀"), (#""\101\0""#, "A\0"),
        ("\"a\\\nb\"", "a\nb"),
        ("\"é😀\"", "é😀"), ("\"// no comment\"", "// no comment"), (#""\U41""#, "A"),
    ])
    func `has escapes in its strings`(text: String, value: String) throws {
        #expect(try read("k = \(text);").get() == .dictionary(["k": .string(value)]))
    }

    @Test(arguments: [
        ("{", 1, 2), ("{ a = b }", 1, 9), ("a = b", 1, 6), ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1),
        ("( a b )", 1, 5),
        ("a = \"b;\n\n", 1, 5), ("/* a", 1, 1), ("{} x", 1, 4), ("a = é;", 1, 5), ("(<0g>)", 1, 4),
        ("= b;", 1, 1),
        (#"a = "\Ud83d";"#, 1, 12), (#"a = "\Ude00";"#, 1, 12), (#"a = "\U";"#, 1, 8),
        (#"a = "\377";"#, 1, 10),
        ("\"é\" = ,", 1, 7), ("(<0f", 1, 5), ("a = b;;", 1, 7),
    ])
    func `is refused at the place of its error`(text: String, line: Int, column: Int) {
        #expect(error(of: text) == .syntax(at: place(line, column)))
    }

    @Test func `is refused where it is cut`() {
        let text = #"{ a = ( "b\n", <0f>, { c = d; /* e */ } ); }"#
        #expect(error(of: text) == nil)
        for count in 1..<text.utf8.count {
            #expect(error(of: String(text.prefix(count))) != nil)
        }
    }

    @Test func `has a limited depth`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
        }
        let limit = PropertyListLimits.depth
        #expect(error(of: nested(limit)) == nil)
        #expect(error(of: nested(limit + 1)) == .tooDeep(limit: limit, at: place(1, limit + 1)))
        #expect(error(of: String(repeating: "{a=", count: 1_000_000)) != nil)
    }

    @Test func `has a limited number of values`() {
        func list(_ count: Int) -> String { "(" + String(repeating: "a,", count: count) + ")" }
        // The array is one, too.
        #expect(error(of: list(PropertyListLimits.values - 1)) == nil)
        guard case .tooMany(limit: PropertyListLimits.values, _) = error(of: list(PropertyListLimits.values))
        else {
            Issue.record("more values than the limit are read")
            return
        }
    }
}

@Suite struct `The text of a property list` {
    private let value = PropertyListValue.dictionary(["a": .string("é😀")])

    private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
    }

    @Test(arguments: [true, false])
    func `is UTF-16 with a byte order mark or without`(isBigEndian: Bool) throws {
        let bytes = utf16("a = \"é😀\";", isBigEndian: isBigEndian)
        let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        #expect(try PropertyListValue(reading: mark + bytes) == value)
        #expect(try PropertyListValue(reading: bytes) == value)
        #expect(throws: PropertyListError.notUnicode) {
            try PropertyListValue(reading: mark + bytes.dropLast())
        }
        let surrogate: [UInt8] = isBigEndian ? [0xD8, 0x00] : [0x00, 0xD8]
        #expect(throws: PropertyListError.notUnicode) { try PropertyListValue(reading: mark + surrogate) }
    }

    @Test func `is UTF-8 with a byte order mark or without`() throws {
        let bytes = Array("a = \"é😀\";".utf8)
        #expect(try PropertyListValue(reading: bytes) == value)
        #expect(try PropertyListValue(reading: [0xEF, 0xBB, 0xBF] + bytes) == value)
        #expect(throws: PropertyListError.notUnicode) { try PropertyListValue(reading: bytes + [0xFF]) }
    }

    @Test func `is not binary`() {
        #expect(throws: PropertyListError.binary) { try PropertyListValue(reading: Array("bplist00".utf8)) }
    }

    @Test func `has a limited size`() throws {
        let bytes = [UInt8](repeating: 0x20, count: PropertyListLimits.bytes)
        #expect(try PropertyListValue(reading: bytes) == .dictionary([:]))
        #expect(throws: PropertyListError.tooLarge(limit: PropertyListLimits.bytes)) {
            try PropertyListValue(reading: bytes + [0x20])
        }
    }
}
