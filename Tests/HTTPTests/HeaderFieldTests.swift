import HTTP
import Testing

@Suite struct `A header field` {
    @Test(arguments: [
        ("a\r\nX-B: b", "a  X-B: b"),
        ("\n", " "),
        ("a\0b", "a b"),
        ("a\r", "a "),
        ("", ""),
        ("a\tb, \"ü\"", "a\tb, \"ü\""),
    ])
    func `has spaces in place of line breaks and NUL`(value: String, expected: String) {
        #expect(HeaderField(name: "X-A", value: value).value == expected)
    }

    @Test(arguments: ["ETag", "x", "!#$%&'*+-.^_`|~09azAZ"])
    func `has a token for a name`(name: String) {
        #expect(HeaderField.Name(name)?.rawName == name)
    }

    @Test(arguments: ["", "X A", "X-A:", "X\r\n", "Ä", "(a)", "a/b", "\0", "\u{7F}"])
    func `has no name that is not a token`(name: String) {
        #expect(HeaderField.Name(name) == nil)
    }

    @Test func `has a name without regard to case`() {
        let name: HeaderField.Name = "etag"
        #expect(name == .eTag)
        #expect(name.hashValue == HeaderField.Name.eTag.hashValue)
        #expect(name != .vary)
        #expect(name.rawName == "etag")
    }

    @Test func `traps where a name in code is not a token`() async {
        await #expect(processExitsWith: .failure) { _ = HeaderField(name: "X A", value: "") }
    }
}

@Suite struct `Header fields` {
    private let fields = HeaderFields([
        HeaderField(name: .eTag, value: "\"a:b\""),
        HeaderField(name: .vary, value: ""),
        HeaderField(name: "X-A", value: "ä"),
        HeaderField(name: .vary, value: "Accept"),
    ])

    @Test func `are the lines of a header`() {
        let lines = "ETag: \"a:b\"\r\nVary: \r\nX-A: ä\r\nVary: Accept\r\n"
        #expect(fields.bytes == [UInt8](lines.utf8))
        #expect(HeaderFields().bytes.isEmpty)
    }

    @Test func `give back each field in its order`() {
        #expect(fields.map(\.name.rawName) == ["ETag", "Vary", "X-A", "Vary"])
        #expect(fields.map(\.value) == ["\"a:b\"", "", "ä", "Accept"])
        #expect(HeaderFields(Array(fields)) == fields)
    }

    @Test func `find the first value of a name without regard to case`() {
        #expect(fields["x-a"] == "ä")
        #expect(fields[.vary] == "")
        #expect(fields[.contentType] == nil)
    }

    @Test func `are copied when they are extended`() {
        let shared = HeaderFields([HeaderField(name: .vary, value: "Accept")])
        var extended = shared
        extended.append(HeaderField(name: .eTag, value: "\"a\""))
        #expect(shared.map(\.name) == [.vary])
        #expect(extended.map(\.name) == [.vary, .eTag])
    }

    @Test func `hold none that the server writes by itself`() async {
        await #expect(processExitsWith: .failure) {
            _ = HeaderFields([HeaderField(name: "content-length", value: "1")])
        }
        await #expect(processExitsWith: .failure) {
            _ = HeaderFields([HeaderField(name: "Transfer-Encoding", value: "chunked")])
        }
        await #expect(processExitsWith: .failure) {
            _ = HeaderFields([HeaderField(name: "Connection", value: "close")])
        }
        await #expect(processExitsWith: .failure) {
            _ = HeaderFields([HeaderField(name: "Date", value: "")])
        }
    }
}
