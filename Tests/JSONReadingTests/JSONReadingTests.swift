import JSONReading
import Testing

/// The value of a text, or the error.
private func read(_ text: String) -> Result<JSONValue, JSONError> {
    Result { () throws(JSONError) in try JSONValue(reading: Array(text.utf8)) }
}

/// The error of a text; `nil` if it is JSON.
private func error(of text: String) -> JSONError? {
    if case .failure(let error) = read(text) { error } else { nil }
}

@Suite struct `A JSON text` {
    @Test func `becomes a value`() throws {
        let text = #" {"a": [1, -2.5e1, true, false, null], "b/~": "\u00e9\ud83d\ude00\n", "": {}} "#
        let value = try read(text).get()
        #expect(
            value
                == .object([
                    JSONValue.Member(
                        name: "a",
                        value: .array([.number(1), .number(-25), .boolean(true), .boolean(false), .null])
                    ),
                    JSONValue.Member(name: "b/~", value: .string("é😀\n")),
                    JSONValue.Member(name: "", value: .object([])),
                ])
        )
        #expect(value["b/~"] == .string("é😀\n"))
        #expect(value["c"] == nil)
        #expect(JSONValue.null["a"] == nil)
    }

    @Test(arguments: [
        ("1", JSONValue.number(1)), ("\"a\"", .string("a")), ("null", .null), ("[]", .array([])),
        ("123456789012345678901234567890", .number(1.2345678901234568e29)), ("1e-400", .number(0)),
        (#""a\u0000b""#, .string("a\0b")),
    ])
    func `is any value`(text: String, value: JSONValue) throws {
        #expect(try read(text).get() == value)
    }

    @Test(arguments: [
        "", " ", "{", "[1,]", "{\"a\":1,}", "{'a':1}", "{a:1}", "[01]", "[1.]", "[.5]", "[+1]", "[NaN]",
        "[Infinity]",
        "[1] 2", "// a\n1", "\u{FEFF}1", "tru", "\"\n\"", "\"\\x\"", #""\ud800""#, #""\ude00""#,
        #""\ud800\u0041""#,
    ])
    func `is refused where it is not JSON`(text: String) {
        guard case .syntax = error(of: text) else {
            Issue.record("\(text.debugDescription) is read as \(read(text))")
            return
        }
    }

    @Test(
        arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82]]
            as [[UInt8]]
    )
    func `is refused where it is not UTF-8`(bytes: [UInt8]) {
        let quotation = UInt8(ascii: "\"")
        #expect(throws: JSONError.self) { try JSONValue(reading: [quotation] + bytes + [quotation]) }
    }

    @Test func `has no name twice in one object`() throws {
        #expect(error(of: #"{"a":1,"a":1}"#) == .repeatedName(at: JSONError.Place(line: 1, column: 10)))
        guard case .repeatedName = error(of: #"{"a":1,"\u0061":1}"#) else {
            Issue.record("an escape hides a repeated name")
            return
        }
        #expect(error(of: #"[{"a":1},{"a":{"a":1}}]"#) == nil)
    }

    @Test func `is nested as deeply as the limit`() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(error(of: nested(JSONLimits.depth)) == nil)
        let tooDeep = JSONError.tooDeep(limit: JSONLimits.depth)
        #expect(error(of: nested(JSONLimits.depth + 1)) == tooDeep)
        #expect(error(of: nested(5000)) == tooDeep)
        #expect(error(of: String(repeating: "{\"a\":", count: 60_000)) == tooDeep)
    }

    @Test func `has numbers and names that a value can hold`() {
        guard case .unsupported(.largeNumber, _) = error(of: "[1e400]"),
            case .unsupported(.largeNumber, _) = error(of: "[1" + String(repeating: "0", count: 400) + "]"),
            case .unsupported(.nulInName, _) = error(of: #"{"\u0000":1}"#)
        else {
            Issue.record("a value holds more than it can")
            return
        }
        #expect(error(of: "[1.7976931348623157e308]") == nil)
    }

    @Test func `has a place for its error`() {
        #expect(error(of: "{\n  \"a\": x}") == .syntax(at: JSONError.Place(line: 2, column: 8)))
    }
}

@Suite struct `A JSON Pointer` {
    @Test func `escapes slashes and tildes`() {
        #expect(JSONPointer.root.description == "")
        #expect(JSONPointer.root.member("items").element(3).member("a/b~c").description == "/items/3/a~1b~0c")
        #expect(JSONPointer.root.member("").description == "/")
    }
}
