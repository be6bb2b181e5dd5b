import HTTP
import Testing

@Suite struct `Ignored parameters` {
    private let service = Service()
    private let bordered = "/v1/swiftui/bordered.svg"

    @Test(arguments: [
        "v=3", "cb=1", "_=9", "utm_source=x", "utm_=x", "fbclid=Iw", "gclid=1", "msclkid=1", "mc_cid=1",
        "mc_eid=1",
        "igshid=1", "ref=producthunt", "ref_src=twsrc",
    ])
    func `a tracker changes nothing, not even the entity tag`(item: String) {
        let plain = service.get("\(bordered)?title=Buy")
        for query in ["title=Buy&\(item)", "\(item)&title=Buy", "\(item)&\(item)&title=Buy"] {
            let tracked = service.get("\(bordered)?\(query)")
            #expect(tracked.status == .ok)
            #expect(tracked.body == plain.body)
            #expect(tracked.field("ETag") == plain.field("ETag"))
        }
    }

    @Test(arguments: ["fbclid_=1", "Fbclid=1", "reference=1", "utm=1", "mc_=1", "w=1"])
    func `a similar name is an error`(item: String) {
        #expect(service.get("\(bordered)?\(item)").status == .badRequest)
    }

    @Test func `the catalog names them`() throws {
        let names = try #require(try service.json("/v1/styles")["ignoredParameters"] as? [String])
        #expect(names.contains("fbclid") && names.contains("utm_*"))
        #expect(names == names.sorted { ($0.hasSuffix("*") ? 1 : 0, $0) < ($1.hasSuffix("*") ? 1 : 0, $1) })
    }
}
