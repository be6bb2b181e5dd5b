import HTTP
import Testing

@Suite struct `A request target` {
    @Test(arguments: [
        ("/", "/", nil),
        ("/v1/styles", "/v1/styles", nil),
        ("/a?", "/a", ""),
        ("/a?b=c?d", "/a", "b=c?d"),
        ("?b", "", "b"),
        ("", "", nil),
        ("*", "*", nil),
        ("http://host:80/a?b=c", "/a", "b=c"),
        ("HTTPS://host?b", "", "b"),
        ("http://host", "", nil),
        ("/a?url=http://host/b", "/a", "url=http://host/b"),
        ("/a://b/c", "/a://b/c", nil),
    ])
    func `has a path and a query, separated by the first question mark`(
        target: String,
        path: String,
        query: String?
    ) {
        let target = RequestTarget([UInt8](target.utf8))
        #expect(String(decoding: target.encodedPath, as: UTF8.self) == path)
        #expect(target.encodedQuery.map { String(decoding: $0, as: UTF8.self) } == query)
    }

    @Test(arguments: [
        ("/a%20b", "/a b"),
        ("/a+b", "/a+b"),
        ("/%2F%3f", "//?"),
        ("/%C3%A4", "/ä"),
        ("/ä", "/ä"),
    ])
    func `has a decoded path in which a plus is a plus`(target: String, path: String) throws {
        #expect(try RequestTarget([UInt8](target.utf8)).path() == path)
    }

    @Test(arguments: [
        ("/%zz", PercentDecodingError.invalidPercentEncoding),
        ("/%4", .invalidPercentEncoding),
        ("/%", .invalidPercentEncoding),
        ("/%00", .forbiddenCharacter("\0")),
        ("/%FF", .invalidUTF8),
    ])
    func `throws the reason why its path is not text`(target: String, error: PercentDecodingError) {
        #expect(throws: RequestTargetError.path(error)) { try RequestTarget([UInt8](target.utf8)).path() }
    }

    @Test func `decodes an escape only once`() throws {
        #expect(try RequestTarget([UInt8]("/%2541".utf8)).path() == "/%41")
    }
}
