import Testing

@testable import ButtonAPI

@Suite struct `The public URL` {
    @Test(arguments: [
        ("https://bezel.example", "https://bezel.example"),
        ("https://Bezel.Example:8443/", "https://bezel.example:8443"),
        ("http://[::1]:8080/buttons/", "http://[::1]:8080"),
    ])
    func `has an origin`(text: String, origin: String) throws {
        #expect(try #require(PublicURL(text)).origin == origin)
    }

    @Test(arguments: [
        "", "bezel.example", "ftp://bezel.example", "https://", "https:///a", "https://a?b", "https://a#b",
        "https://user@a", "https://a b", "https://a\n", "https://a\"", "https://bücher.example",
    ])
    func `is a URL of HTTP without a query`(text: String) {
        #expect(PublicURL(text) == nil)
    }

    @Test(arguments: [
        ("https://a.example", "https://a.example/?style=x", "/?style=x"),
        ("https://a.example", "http://A.Example/v1/b.svg", "/v1/b.svg"),
        ("https://a.example", "https://a.example", "/"),
        ("https://a.example", "https://a.example?style=x", "/?style=x"),
        ("https://a.example/b", "https://a.example/b/embed/c", "/embed/c"),
        ("https://a.example/b", "https://a.example/b", "/"),
    ])
    func `starts its own addresses`(url: String, address: String, target: String) throws {
        #expect(try #require(PublicURL(url)).target(of: address) == target)
    }

    @Test(arguments: [
        ("https://a.example", "https://a.example.org/"), ("https://a.example", "https://b.a.example/"),
        ("https://a.example", "https://a.example:8443/"), ("https://a.example", "/v1/b.svg"),
        ("https://a.example", "ftp://a.example/"), ("https://a.example/b", "https://a.example/bc"),
        ("https://a.example/b", "https://a.example/"), ("https://a.example", "https://x@a.example/"),
    ])
    func `does not start other addresses`(url: String, address: String) throws {
        #expect(try #require(PublicURL(url)).target(of: address) == nil)
    }
}
