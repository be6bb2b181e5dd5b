import HTTP
import Testing

/// One service reads the queries of a form once and remembers what it found out; another has never seen any.
@Suite struct `A query with another title` {
    /// Titles as they are sent; some of them are none.
    private static let titles = [
        "Buy", "Buy", "", "Button", "Buy+now", "Two%0ALines", "%D7%A9", "Gr%C3%B6%C3%9Fe", "a%26b%3Dc%3F",
        "%3Csvg%3E", "50%25", "%", "%FF", "%01", String(repeating: "x", count: 257),
        "A+very+long+title+indeed",
        "", "Buy",
    ]

    /// Queries with a place for the title.
    private static let forms = [
        "title=*",
        "title=*&state=pressed",
        "state=disabled&title=*&colorScheme=dark",
        "title=*&text=live",
        "title=*&background=red&padding=3",
        "title=*&width=60",
        "title=*&layoutDirection=rightToLeft",
        "systemImage=star&title=*&download=1",
        "title=*&title=Twice",
        "title=*&events=down@0&t=0.1",
        "title=*&nonsense=1",
        "title=*&errors=image",
        "title=*&v=1",
    ]

    @Test(
        arguments: ["swiftui/bordered", "swiftui/scale", "swiftui/glass", "uikit/filled", "uikit/outline"],
        forms
    )
    func `has the response of a service that has read no query before`(style: String, form: String) {
        let service = Service()
        for title in Self.titles {
            let target = "/v1/\(style).svg?\(form.replacing("*", with: title))"
            let response = service.get(target)
            let first = Service().get(target)
            #expect(response.status == first.status, "\(target)")
            #expect(response.fields == first.fields, "\(target)")
            #expect(response.body == first.body, "\(target)")
        }
    }

    @Test func `may have another method`() {
        let service = Service()
        let target = "/v1/swiftui/bordered.svg?title=Buy"
        _ = service.get(target)
        let sold = "/v1/swiftui/bordered.svg?title=Sold"
        #expect(service.get(sold) { $0.method = .head }.status == .ok)
        #expect(service.get(sold) { $0.method = .post }.status == .methodNotAllowed)
        #expect(service.get(sold) { $0.method = .options }.status == .noContent)
        let tag = service.get(sold).field("ETag")
        #expect(service.get(sold) { $0.ifNoneMatch = tag }.status == .notModified)
        #expect(service.get(target) { $0.ifNoneMatch = tag }.status == .ok)
    }

    @Test func `is read again if the path or another parameter differs`() {
        let service = Service()
        _ = service.get("/v1/swiftui/bordered.svg?title=Buy")
        for target in [
            "/v1/swiftui/plain.svg?title=Buy", "/v1/swiftui/bordered.json?title=Buy",
            "/v1/swiftui/bordered.svg?title=Buy&state=pressed", "/v1/nothing.svg?title=Buy", "/?title=Buy",
        ] {
            let response = service.get(target)
            let first = Service().get(target)
            #expect(response.status == first.status, "\(target)")
            #expect(response.body == first.body, "\(target)")
        }
    }
}
