import Testing
import ViewEngine

@Suite struct `A URL` {
    @Test(
        arguments: [
            ("https://example.com/a/b.txt?q=1#f", "https", "example.com", nil, "/a/b.txt", "q=1", "f"),
            ("https://me:secret@example.com:8080", "https", "example.com", 8080, "", nil, nil),
            ("http://[::1]:80/x", "http", "[::1]", 80, "/x", nil, nil),
            ("file:///tmp/a", "file", nil, nil, "/tmp/a", nil, nil),
            ("mailto:a@b.c", "mailto", nil, nil, "a@b.c", nil, nil),
            ("a/b?c", nil, nil, nil, "a/b", "c", nil),
            ("//host/p", nil, "host", nil, "/p", nil, nil),
            ("1:2", nil, nil, nil, "1:2", nil, nil),
            ("#only", nil, nil, nil, "", nil, "only"),
        ] as [(String, String?, String?, Int?, String, String?, String?)]
    )
    func `has the parts of RFC 3986`(
        text: String,
        scheme: String?,
        host: String?,
        port: Int?,
        path: String,
        query: String?,
        fragment: String?
    ) throws {
        let url = try #require(URL(string: text))
        #expect(url.scheme == scheme && url.host == host && url.port == port)
        #expect(url.path == path && url.query == query && url.fragment == fragment)
        #expect(url.description == text)
    }

    @Test func `has a path of components`() throws {
        let url = try #require(URL(string: "https://a.b/c/d.tar.gz?q"))
        #expect(url.pathComponents == ["/", "c", "d.tar.gz"])
        #expect(url.lastPathComponent == "d.tar.gz" && url.pathExtension == "gz")
        #expect(url.deletingPathExtension().absoluteString == "https://a.b/c/d.tar?q")
        #expect(url.deletingLastPathComponent().absoluteString == "https://a.b/c/?q")
        #expect(url.appending(path: "e/f").absoluteString == "https://a.b/c/d.tar.gz/e/f?q")
        #expect(URL(fileURLWithPath: "/x").isFileURL && URL(fileURLWithPath: "/x").path == "/x")
        #expect(URL(string: "") == nil)
    }
}
