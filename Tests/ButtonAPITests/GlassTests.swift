import Foundation
import Testing

@testable import ButtonAPI

@Suite struct `Glass over HTTP` {
    private let service = Service()

    private func text(_ target: String) -> String { service.get("/v1/" + target).text }

    @Test(arguments: ["swiftui", "uikit"])
    func `has the color that it has on the background`(framework: String) {
        #expect(text("\(framework)/glass.svg?background=007AFF").contains("fill=\"#92c7ff\""))
        #expect(text("\(framework)/glass.svg?background=black").contains("fill=\"#121212\""))
        #expect(text("\(framework)/glass.svg").contains("fill=\"#fff\" fill-opacity=\".57\""))
    }

    @Test func `names the background as what its color depends on`() {
        #expect(text("uikit/glass.json?background=007AFF").contains("\"background\""))
        #expect(!text("uikit/gray.json").contains("\"background\""))
    }

    @Test func `shows a touch in UIKit, but not that it is highlighted`() throws {
        func path(_ query: String) -> Substring? {
            let picture = text("uikit/glass.svg?\(query)")
            return picture.range(of: "</defs>").map { picture[$0.upperBound...] }
        }
        let normal = try #require(path("state=normal"))
        #expect(path("state=highlighted") == normal)
        #expect(try #require(path("events=down@0")) != normal)
    }
}
