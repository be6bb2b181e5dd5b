import Foundation
import HTTP
import TestSupport
import Testing

@testable import ButtonAPI

/// The media types that a browser accepts for the page of a window or of a frame.
private let browserTypes = "text/html,application/xhtml+xml,image/avif,*/*;q=0.8"

private func serviceWithPage() throws -> Service {
    let page = try Data(contentsOf: URL(filePath: projectFile("public/index.html")))
    return Service(files: [StaticFile(path: "/index.html", content: Array(page))])
}

@Suite struct `An error in a browser` {
    @Test func `is a page with a link where there is nothing`() throws {
        let response = try serviceWithPage().get("/nothing/<b>") { $0.accept = browserTypes }
        #expect(response.status == .notFound)
        #expect(response.field("Content-Type") == "text/html; charset=utf-8")
        #expect(response.field("X-Robots-Tag") == "noindex")
        #expect(response.text.contains(#"href="/""#))
        #expect(!response.text.contains("<b>"))
    }

    @Test(arguments: [
        ("/v1/nothing", browserTypes), ("/v1/swiftui/borderd.svg", browserTypes), ("/nothing", "*/*"),
        ("/nothing?errors=status", browserTypes),
    ])
    func `is a problem document for programs`(_ target: String, _ types: String) throws {
        let response = try serviceWithPage().get(target) { $0.accept = types }
        #expect(response.status == .notFound)
        #expect(response.field("Content-Type") == "application/problem+json")
    }

    @Test func `is a problem document without a preview page`() {
        let response = Service().get("/nothing") { $0.accept = browserTypes }
        #expect(response.field("Content-Type") == "application/problem+json")
    }

    @Test(arguments: ["/embed/swiftui/borderd", "/embed/swiftui/bordered?tint=blurple"])
    func `is a picture in a frame`(_ target: String) throws {
        let response = try serviceWithPage().get(target) { $0.accept = browserTypes }
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "image/svg+xml; charset=utf-8")
        #expect(response.field("X-Error-Code") != nil)
    }
}

@Suite struct `A timeline that would take too much` {
    private let expensive =
        "showsActivityIndicator=true&events="
        + (0..<8).map { "\($0.isMultiple(of: 2) ? "down" : "up")@\($0)" }.joined(separator: ",")

    @Test func `has no curves, and says so`() {
        let service = Service()
        let text = service.get("/v1/uikit/filled/timeline.json?\(expensive)").text
        #expect(text.contains(#""tracks":[]"#) && text.contains(#""leftOut":["tracks"]"#))
        #expect(text.contains(#""name":"trigger""#))
        #expect(service.get("/v1/uikit/filled/animation.svg?\(expensive)").status == .badRequest)
        #expect(!service.get("/v1/uikit/filled/timeline.json").text.contains("leftOut"))
    }
}
