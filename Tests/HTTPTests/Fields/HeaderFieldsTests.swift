import HTTP
import Testing

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

    @Test func `are parsed in the order in which they were appended`() {
        #expect(fields.map(\.name.rawName) == ["ETag", "Vary", "X-A", "Vary"])
        #expect(fields.map(\.value) == ["\"a:b\"", "", "ä", "Accept"])
        #expect(HeaderFields(Array(fields)) == fields)
    }

    @Test func `find the first value of a name without regard to case`() {
        #expect(fields["x-a"] == "ä")
        #expect(fields[.vary] == "")
        #expect(fields[.contentType] == nil)
    }

    @Test func `do not change when a copy is extended`() {
        let shared = HeaderFields([HeaderField(name: .vary, value: "Accept")])
        var extended = shared
        extended.append(HeaderField(name: .eTag, value: "\"a\""))
        #expect(shared.map(\.name) == [.vary])
        #expect(extended.map(\.name) == [.vary, .eTag])
    }

    @Test func `trap on a field that the server writes`() async {
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
