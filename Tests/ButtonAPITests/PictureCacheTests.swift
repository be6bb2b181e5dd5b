import ButtonRendering
import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `A cache of pictures` {
    private func key(_ style: String, _ output: Output, _ coding: ContentCoding = .identity) throws
        -> AnswerKey
    {
        let entry = try #require(Catalog.entry(.swiftUI, named: style))
        let items = [QueryItem(name: "title", value: "Buy")]
        return AnswerKey(try ButtonQuery(items, for: entry, output, symbols: SymbolNames([])), coding)
    }

    @Test func `keeps what is offered for the second time`() throws {
        var cache = PictureCache(limit: 1 << 20)
        let key = try key("bordered", .still)
        cache.offer(Response(.ok, body: [1]), for: key)
        #expect(cache[key] == nil)
        cache.offer(Response(.ok, body: [1]), for: key)
        #expect(cache[key]?.body == [1])
    }

    @Test func `takes nothing for the same that differs in one respect`() throws {
        let keys = [
            try key("bordered", .still), try key("plain", .still), try key("bordered", .resolved),
            try key("bordered", .frame(1)), try key("bordered", .frame(2)),
            try key("bordered", .still, .gzip),
        ]
        var cache = PictureCache(limit: 1 << 20)
        for key in keys { cache.offer(Response(.ok), for: key) }
        for key in keys { #expect(cache[key] == nil) }
    }

    @Test func `does not decide what is refused`() {
        let service = Service()
        let sheet = "/v1/swiftui/bordered/states.svg?title=Buy"
        for _ in 0..<3 { #expect(service.get(sheet).status == .ok) }
        // The usual value of a parameter that the sheet is of.
        #expect(service.get(sheet + "&colorScheme=light").status == .badRequest)
    }
}
