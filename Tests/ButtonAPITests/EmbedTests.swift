import Foundation
import Graphics
import HTTP
import TestSupport
import Testing

@testable import ButtonAPI

/// A service with the preview page and a public URL.
private func publicService(rasters: Bool = true) throws -> Service {
    let page = try Data(contentsOf: URL(filePath: projectFile("public/index.html")))
    return Service(
        files: [StaticFile(path: "/index.html", content: Array(page))],
        rasters: rasters ? DescribingRasterEncoder() : nil,
        publicURL: PublicURL("https://bezel.example")
    )
}

@Suite struct `The preview of a link` {
    /// The values of the properties in the head of a page.
    private func properties(_ target: String, of service: Service) throws -> [String: String] {
        let text = service.get(target).text
        let head = text[..<(try #require(text.firstRange(of: "</head>")).lowerBound)]
        let matches = head.matches(of: /<meta property="(og:[^"]*)" content="([^"]*)">/)
        return Dictionary(matches.map { (String($0.1), String($0.2)) }) { first, _ in first }
    }

    @Test func `shows the button of the address`() throws {
        let service = try publicService()
        let found = try properties(
            "/?style=uikit/filled&title=%3CBuy%3E&state=selected&fbclid=1",
            of: service
        )
        #expect(found["og:title"] == "&lt;Buy&gt;, a selected filled button")
        #expect(
            found["og:url"]
                == "https://bezel.example/?style=uikit/filled&amp;title=%3CBuy%3E&amp;state=selected"
        )
        let card = "/v1/uikit/filled/card.png?title=%3CBuy%3E&state=selected"
        #expect(found["og:image"] == "https://bezel.example" + card.replacing("&", with: "&amp;"))
        #expect(service.get(card).status == .ok)
        #expect(found["og:image:width"] == "1200" && found["og:image:height"] == "630")
        #expect(try properties("/", of: service)["og:title"] == "Button, a borderedProminent button")
    }

    @Test func `leaves out what a card does not take`() throws {
        let service = try publicService()
        let card = try #require(
            try properties("/?style=swiftui/bordered&events=tap@0&rows=state", of: service)["og:image"]
        )
        #expect(card == "https://bezel.example/v1/swiftui/bordered/card.png")
    }

    @Test func `has no picture without rasters, and no address without a public URL`() throws {
        #expect(try properties("/", of: publicService(rasters: false))["og:image"] == nil)
        let page = try Data(contentsOf: URL(filePath: projectFile("public/index.html")))
        let local = Service(files: [StaticFile(path: "/index.html", content: Array(page))])
        #expect(try properties("/?title=Buy", of: local)["og:title"] == "Bezel")
        #expect(try properties("/?title=Buy", of: local)["og:url"] == nil)
    }
}

@Suite struct `An embed` {
    @Test func `contains its style and the values of its query`() throws {
        let service = try publicService()
        let response = service.get(
            "/embed/SwiftUI/bordered?title=%3C/script%3E&state=disabled&controlSize=large"
        )
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "text/html; charset=utf-8")
        #expect(response.field("X-Robots-Tag") == nil)
        #expect(response.field("Content-Security-Policy")?.hasSuffix("frame-ancestors *") == true)
        let data = try #require(response.text.firstMatch(of: /type="application\/json">([^<]*)<\/script>/)).1
        let selection = try #require(
            try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
        )
        #expect(
            selection["values"] as? [String: String]
                == ["title": "</script>", "state": "disabled", "controlSize": "large"]
        )
        let style = try #require(selection["style"] as? [String: Any])
        #expect(style["name"] as? String == "bordered")
        #expect((style["parameters"] as? [Any])?.isEmpty == false)
        let again = service.get(
            "/embed/swiftui/bordered?title=%3C/script%3E&state=disabled&controlSize=large"
        ) {
            $0.ifNoneMatch = response.field("ETag")
        }
        #expect(again.status == .notModified)
    }

    @Test(arguments: [
        ("/embed/swiftui/borderd", 404), ("/embed/appkit/bordered", 404), ("/embed/swiftui", 404),
        ("/embed/swiftui/bordered?titel=Buy", 400), ("/embed/swiftui/bordered?tint=blurple", 400),
    ])
    func `has the errors of a picture`(target: String, status: Int) throws {
        #expect(try publicService().get(target).status.code == status)
    }

    @Test func `needs the files of the page`() {
        #expect(Service().get("/embed/swiftui/bordered").status == .notFound)
        #expect(Service().get("/oembed?url=https://bezel.example/").status == .notFound)
    }
}

@Suite struct `The description of an embed` {
    private let service: Service

    init() throws {
        service = try publicService()
    }

    private func description(_ query: String) throws -> [String: Any] {
        try service.json("/oembed?" + query)
    }

    @Test(arguments: [
        "https://bezel.example/?style=uikit/filled&title=Buy",
        "http://bezel.example/?title=Buy&style=UIKit/filled",
        "https://bezel.example/embed/uikit/filled?title=Buy",
        "https://bezel.example/v1/uikit/filled.svg?title=Buy",
        "https://bezel.example/v1/uikit/filled/animation.svg?title=Buy&events=tap@0.2",
    ])
    func `is the same for every address of a button`(address: String) throws {
        let found = try description("url=\(address.percentEncoded)")
        #expect(found["type"] as? String == "rich")
        #expect(found["version"] as? String == "1.0")
        #expect(found["title"] as? String == "Buy, a filled button")
        let embed = "https://bezel.example/embed/uikit/filled?title=Buy"
        #expect((found["html"] as? String)?.hasPrefix("<iframe src=\"\(embed)\" width=") == true)
        #expect(
            found["thumbnail_url"] as? String == "https://bezel.example/v1/uikit/filled/card.png?title=Buy"
        )
    }

    @Test func `has the size of the picture, within the limits`() throws {
        let url = "url=https://bezel.example/embed/swiftui/bordered?width=300"
        let free = try description(url)
        let width = try #require(free["width"] as? Int)
        #expect(width >= 300)
        let height = try #require(free["height"] as? Int)
        let narrow = try description(url + "&maxwidth=\(width / 2)")
        #expect(narrow["width"] as? Int == width / 2)
        #expect(try abs(2 * #require(narrow["height"] as? Int) - height) <= 2)
        #expect(try description(url + "&maxheight=1")["height"] as? Int == 1)
        #expect(try description(url + "&maxwidth=1&maxheight=99999999999999999999")["width"] as? Int == 1)
    }

    @Test(arguments: [
        ("", 400), ("url=", 400), ("url=https://other.example/", 404),
        ("url=https://bezel.example/guide.html", 404),
        ("url=https://bezel.example/v1/styles", 404),
        ("url=https://bezel.example/v1/swiftui/borderd.svg", 404),
        ("url=https://bezel.example/&format=xml", 501), ("url=https://bezel.example/&maxwidth=0", 400),
        ("url=https://bezel.example/&maxheight=1.5", 400), ("url=https://bezel.example/?tint=blurple", 404),
    ])
    func `has an error otherwise`(query: String, status: Int) {
        let response = service.get("/oembed?" + query)
        #expect(response.status.code == status)
        #expect(response.field("Content-Type") == "application/problem+json")
    }

    @Test func `has an entity tag`() {
        let target = "/oembed?url=https://bezel.example/"
        let response = service.get(target)
        #expect(service.get(target) { $0.ifNoneMatch = response.field("ETag") }.status == .notModified)
    }
}
