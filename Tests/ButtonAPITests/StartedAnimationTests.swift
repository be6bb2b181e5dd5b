import Testing

@testable import ButtonAPI

@Suite struct `The animations of a timeline` {
    private let service = Service()

    private func animations(_ target: String) throws -> [[String: Any]] {
        try #require(try service.json(target)["animations"] as? [[String: Any]])
    }

    @Test func `have the time of the update that starts them`() throws {
        let found = try animations("/v1/swiftui/roundedAndShadow/timeline.json?events=down@0.2,up@1")
        #expect(found.compactMap { $0["time"] as? Double } == [0.2, 1])
        for animation in found {
            let spring = try #require(animation["spring"] as? [String: Double])
            let swift = try #require(animation["swift"] as? String)
            #expect(try swift.contains("response: \(#require(spring["response"]))"))
        }
    }

    @Test func `have no end if they repeat`() throws {
        let found = try animations("/v1/uikit/filled/timeline.json?showsActivityIndicator=true")
        let endless = try #require(
            found.first { ($0["swift"] as? String)?.contains("repeatForever") == true }
        )
        #expect(endless["duration"] == nil)
    }

    @Test func `are none where nothing moves`() throws {
        #expect(try animations("/v1/swiftui/myPrimitive/timeline.json").isEmpty)
    }
}
