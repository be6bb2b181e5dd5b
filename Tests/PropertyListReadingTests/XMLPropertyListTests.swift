import PropertyListReading
import Testing

private let header = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

/// The value of the elements in a property list, or the error.
private func read(_ elements: String) -> Result<PropertyListValue, PropertyListError> {
    Result { () throws(PropertyListError) in
        try PropertyListValue(reading: Array("\(header)<plist version=\"1.0\">\(elements)</plist>".utf8))
    }
}

private func error(of elements: String) -> PropertyListError? {
    if case .failure(let error) = read(elements) { error } else { nil }
}

@Suite struct `An XML property list` {
    @Test func `becomes a value`() throws {
        let elements = """
            <dict>
                <key>a</key> <string>b &amp; &#233; <![CDATA[<c>]]></string>
                <key>d</key> <array><integer>-3</integer><real>1.5</real><true/><false></false></array>
                <key>e</key> <dict/> <!-- a comment -->
                <key>f</key> <data> AQ
                ID </data>
                <key>g</key> <date>2026-01-01T00:00:00Z</date>
                <key>h</key> <string></string>
                <key>a&lt;</key> <string> x </string>
            </dict>
            """
        #expect(
            try read(elements).get()
                == .dictionary([
                    "a": .string("b & é <c>"),
                    "d": .array([.number(-3), .number(1.5), .boolean(true), .boolean(false)]),
                    "e": .dictionary([:]), "f": .data("AQID"), "g": .string("2026-01-01T00:00:00Z"),
                    "h": .string(""),
                    "a<": .string(" x "),
                ])
        )
    }

    @Test(arguments: [
        "", "<dict><string>a</string></dict>", "<dict><key>a</key></dict>",
        "<dict><key>a</key><key>b</key></dict>",
        "<array><key>a</key></array>", "<string><b/></string>", "<uid>1</uid>", "<array>a</array>",
        "<string/><string/>",
        "<plist><string/></plist>", "<integer>a</integer>", "<real>inf</real>", "<dict><key>a</key>",
        "<a b='1' b='2'/>",
        "<string>&#0;</string>",
    ])
    func `is refused where it is none`(elements: String) {
        guard case .syntax = error(of: elements) else {
            Issue.record("\(elements) is read as \(read(elements))")
            return
        }
    }

    @Test func `is refused at the place of its error`() {
        #expect(error(of: "\n<uid/>") == .syntax(at: PropertyListError.Place(line: 4, column: 1)))
    }

    @Test func `is refused where it is cut`() {
        let text = header + "<plist><dict><key>a</key><array><string>b</string></array></dict></plist>"
        for count in 0..<text.utf8.count {
            let value = try? PropertyListValue(reading: Array(text.utf8.prefix(count)))
            // Less than the first tag is a text of the old syntax, or none.
            #expect(value == nil || value == .dictionary([:]))
        }
    }

    @Test func `declares no entities`() {
        let declarations = (1...9).map { number in
            "<!ENTITY e\(number) '\(String(repeating: "&e\(number - 1);", count: 10))'>"
        }
        for declaration in [
            declarations.joined(), "<!ENTITY e9 SYSTEM 'file:///etc/passwd'>", "<!ENTITY % e9 'a'>",
        ] {
            let text =
                "<?xml version='1.0'?><!DOCTYPE plist [<!ENTITY e0 'a'>\(declaration)]><plist><string>&e9;</string></plist>"
            guard
                case .failure(.entity) = Result(catching: { () throws(PropertyListError) in
                    try PropertyListValue(reading: Array(text.utf8))
                })
            else {
                Issue.record("an entity is declared")
                return
            }
        }
    }

    @Test func `knows no entities but XML's`() {
        #expect(
            error(of: "<string>&unknown;</string>")
                == .entity(at: PropertyListError.Place(line: 3, column: 30))
        )
    }

    @Test func `reads no other file`() throws {
        let text =
            "<?xml version='1.0'?><!DOCTYPE plist SYSTEM 'file:///dev/zero'><plist><string>a</string></plist>"
        #expect(try PropertyListValue(reading: Array(text.utf8)) == .string("a"))
    }

    @Test func `has a limited depth`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
        }
        let limit = PropertyListLimits.depth
        #expect(error(of: nested(limit)) == nil)
        guard case .tooDeep(limit, _) = error(of: nested(limit + 1)) else {
            Issue.record("deeper arrays than the limit are read")
            return
        }
        #expect(error(of: String(repeating: "<array>", count: 100_000)) != nil)
    }

    @Test func `has a limited number of values`() {
        func list(_ count: Int) -> String {
            "<array>" + String(repeating: "<true/>", count: count) + "</array>"
        }
        #expect(error(of: list(PropertyListLimits.values - 1)) == nil)
        guard case .tooMany(PropertyListLimits.values, _) = error(of: list(PropertyListLimits.values)) else {
            Issue.record("more values than the limit are read")
            return
        }
    }

    @Test func `may be UTF-16, whatever it declares`() throws {
        let text = "<?xml version='1.0' encoding='UTF-16'?><plist><string>é</string></plist>"
        let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try PropertyListValue(reading: [0xFF, 0xFE] + bytes) == .string("é"))
    }
}
