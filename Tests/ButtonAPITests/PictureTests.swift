import HTTP
import Testing

private let bordered = "/v1/swiftui/bordered.svg"

@Suite struct `A picture` {
    private let service = Service()

    @Test func `has the header fields of the contract`() {
        let response = service.get(bordered)
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "image/svg+xml; charset=utf-8")
        #expect(response.field("X-Content-Type-Options") == "nosniff")
        #expect(
            response.field("Content-Security-Policy")
                == "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
        )
        #expect(response.field("Access-Control-Allow-Origin") == "*")
        #expect(response.field("Cross-Origin-Resource-Policy") == "cross-origin")
        #expect(response.field("Timing-Allow-Origin") == "*")
        #expect(response.field("Referrer-Policy") == "no-referrer")
        #expect(response.field("X-Robots-Tag") == "noindex")
        #expect(response.field("Vary") == "Accept-Encoding")
        #expect(response.field("Content-Disposition") == "inline; filename=\"bordered-normal.svg\"")
        #expect(
            response.field("Cache-Control")
                == "public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800, stale-if-error=604800"
        )
        let names = response.fields.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test(arguments: ["/v1/swiftui/BORDEREDprominent.svg", "/v1/SwiftUI/borderedProminent.svg"])
    func `is found by its name in upper or lower case`(target: String) {
        #expect(service.get(target).status == .ok)
        #expect(service.get(target).body == service.get("/v1/swiftui/borderedProminent.svg").body)
    }

    @Test(arguments: [
        "title=Buy&state=pressed", "state=PRESSED&title=Buy", "state=highlighted&title=Buy&v=3&utm_source=x",
        "title=%42uy&state=pressed&role=none&controlSize=regular&cb=1&_=9", "title=Buy&state=normal,pressed",
    ])
    func `is the same response for every spelling of a query`(query: String) {
        let first = service.get("\(bordered)?title=Buy&state=pressed")
        let second = service.get("\(bordered)?\(query)")
        #expect(first.body == second.body)
        #expect(first.field("ETag") == second.field("ETag"))
    }

    @Test func `is the same with “none” for a parameter as without it`() {
        let plain = service.get(bordered)
        let explicit = service.get("\(bordered)?background=none&tint=None&systemImage=none&role=none")
        #expect(explicit.body == plain.body)
        #expect(explicit.field("ETag") == plain.field("ETag"))
    }

    @Test func `has its title, its symbol or its style as a text for assistive technology`() {
        #expect(service.get("\(bordered)?title=a+b%20c").text.contains("<title>a b c</title>"))
        #expect(service.get("\(bordered)?title=&systemImage=star").text.contains("aria-label=\"star\""))
        #expect(service.get("\(bordered)?title=").text.contains("aria-label=\"bordered\""))
    }

    @Test func `can be saved as a file`() {
        let response = service.get("\(bordered)?download=1&state=pressed,focused")
        #expect(
            response.field("Content-Disposition") == "attachment; filename=\"bordered-pressed-focused.svg\""
        )
        let shown = service.get("\(bordered)?state=pressed,focused")
        #expect(shown.field("ETag") != response.field("ETag"))
    }

    @Test func `has an entity tag that differs by picture and by coding`() {
        let plain = service.get(bordered)
        let pressed = service.get("\(bordered)?state=pressed")
        let compressed = service.get(bordered) { $0.acceptEncoding = "gzip" }
        let tags = [plain, pressed, compressed].compactMap { $0.field("ETag") }
        #expect(Set(tags).count == 3)
        #expect(service.get(bordered).field("ETag") == tags[0])
    }

    @Test func `is not sent again if the entity tag matches`() throws {
        let tag = try #require(service.get(bordered).field("ETag"))
        let response = service.get(bordered) { $0.ifNoneMatch = "W/\"other\", \(tag)" }
        #expect(response.status == .notModified)
        #expect(response.field("ETag") == tag)
        #expect(response.field("Cache-Control") == service.get(bordered).field("Cache-Control"))
        #expect(response.field("X-Content-Type-Options") == "nosniff")
        #expect(service.get(bordered) { $0.ifNoneMatch = "\"other\"" }.status == .ok)
    }

    @Test func `is compressed on request, from the first response on`() {
        let target = "\(bordered)?title=" + String(repeating: "abc", count: 20)
        let compressed = service.get(target) { $0.acceptEncoding = "br, gzip;q=0.8" }
        #expect(compressed.field("Content-Encoding") == "gzip")
        #expect(compressed.body.starts(with: [0x1F, 0x8B]))
        let plain = service.get(target)
        #expect(plain.field("Content-Encoding") == nil)
        #expect(plain.body.count > compressed.body.count)
    }

    @Test func `is cached at its second request`() {
        let target = "\(bordered)?title=cached"
        let first = service.get(target)
        let second = service.get(target)
        #expect(!first.sharesBody(with: second))
        #expect(first.body == second.body)
        #expect(service.get(target).sharesBody(with: second))
        #expect(service.get("\(target)&v=2").sharesBody(with: second))
    }

    @Test func `is cached by the bytes of its request, not by equal characters`() {
        // Asked often enough to be known by its words, then by bytes that only look the same.
        for _ in 0..<4 { _ = service.get("\(bordered)?title=\u{FFFD}") }
        var raw = Request(target: Array("\(bordered)?title=".utf8))
        raw.target.append(0xFF)
        #expect(service.respond(to: raw).status == .badRequest)
        for _ in 0..<4 { _ = service.get("\(bordered)?title=\u{E9}") }
        #expect(service.get("\(bordered)?title=e\u{301}").text.contains("<title>e\u{301}</title>"))
    }

    @Test func `leaves the cache for others if it is not used`() {
        // With one mebibyte the service holds less than two hundred pictures.
        let service = Service(budget: 1 << 20)
        let target = "\(bordered)?title=first&v="
        let cached = (0..<3).map { service.get(target + "\($0)") }[2]
        #expect(service.get(target + "3").sharesBody(with: cached))
        for index in 0..<600 {
            for _ in 0..<2 { _ = service.get("\(bordered)?title=\(index)") }
        }
        let again = service.get(target + "4")
        #expect(!again.sharesBody(with: cached))
        #expect(again.body == cached.body)
    }

    @Test func `has a padding and a background by the query`() {
        #expect(service.get("\(bordered)?padding=0&title=ab").text.contains("viewBox=\"0 0 41 31\""))
        #expect(service.get("\(bordered)?padding=10&title=ab").text.contains("viewBox=\"-10 -10 61 51\""))
        #expect(service.get("\(bordered)?background=f00&padding=0").text.contains("fill=\"#f00\""))
    }

    @Test func `accepts colors as digits and by name`() {
        let target = "/v1/swiftui/borderedProminent.svg?tint="
        #expect(service.get(target + "0f0").text.contains("fill=\"#0f0\""))
        #expect(service.get(target + "00FF0080").text.contains("fill=\"#0f0\" fill-opacity=\".502\""))
        #expect(service.get(target + "systemGreen").body == service.get(target + "GREEN").body)
    }
}
