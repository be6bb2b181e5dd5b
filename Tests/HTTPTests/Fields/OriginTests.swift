import Testing

@testable import HTTP

@Suite struct `An origin` {
    @Test(arguments: [
        ("https://bezel.example", "https://bezel.example:443"),
        ("HTTP://Bezel.example", "http://bezel.example:80"),
        ("http://[::1]", "http://[::1]:80"),
    ])
    func `has the port of its scheme by default, and any case`(text: String, other: String) throws {
        #expect(try #require(Origin(text)) == #require(Origin(other)))
    }

    @Test func `is another one with another scheme, host or port`() {
        let texts = [
            "https://a.example", "http://a.example", "https://b.a.example", "https://a.example:8443",
            "http://a.example:443",
        ]
        #expect(Set(texts.map(Origin.init)).count == texts.count)
    }

    @Test(arguments: [
        "", "null", "a.example", "https://", "https:a.example", "ftp://a.example",
        "chrome-extension://abcdef",
        "https://a.example/", "https://a.example?b", "https://a@b.example",
        "https://a.example, https://b.example",
        "https://a.example https://b.example", "https://a.example:", "https://a.example:x",
        "https://a.example:-1",
        "https://a.example:+1", "https://a.example:65536", "https://a.example:1:2", "https://[::1",
        "https://[]",
        "https://[::1]a", "https://[a.example]", "https://ä.example", "https://a.example\u{0}", "*",
    ])
    func `has no other form`(text: String) {
        #expect(Origin(text) == nil)
    }

    @Test(arguments: [
        ("https://bezel.example", "bezel.example", true),
        ("https://bezel.example", "Bezel.EXAMPLE:443", true),
        // A proxy has ended the encryption.
        ("https://bezel.example:8443", "bezel.example:8443", true), ("http://[::1]:8080", "[::1]:8080", true),
        ("http://localhost:8080", "localhost:8080", true),
        ("https://bezel.example", "bezel.example:80", false),
        ("http://localhost:8080", "localhost", false), ("http://localhost", "localhost:8080", false),
        ("http://localhost:8080", "127.0.0.1:8080", false),
        ("https://a.bezel.example", "bezel.example", false),
        ("https://bezel.example.evil.example", "bezel.example", false), ("https://bezel.example", "", false),
        ("https://bezel.example", "bezel.example:", false),
        ("https://bezel.example", "bezel.example, b", false),
    ])
    func `is that of a host by the name and the port`(text: String, host: String, isSame: Bool) throws {
        #expect(try #require(Origin(text)).isAt(host: host) == isSame)
    }
}
