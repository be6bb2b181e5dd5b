import ButtonAPI
import Foundation
import HTTP
import TestSupport
import Testing

@Suite struct `Start picture` {
    private let service: Service

    init() throws {
        let page = try Data(contentsOf: URL(filePath: projectFile("public/index.html")))
        service = Service(files: [StaticFile(path: "/index.html", content: Array(page))])
    }

    /// The markup of the start picture of an address.
    private func start(_ target: String) throws -> Substring {
        let response = service.get(target)
        #expect(response.status == .ok)
        #expect(response.field("Content-Type") == "text/html; charset=utf-8")
        let text = response.text
        #expect(text.hasPrefix("<!doctype html>") && text.hasSuffix("</html>\n"))
        return try #require(text.firstMatch(of: /<picture id="start" class="start">(.*?)<\/picture>/)).1
    }

    private func expected(_ url: String, dark: String?) -> String {
        let source = dark.map { "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\($0)\">" }
        return (source ?? "") + "<img src=\"\(url)\" alt=\"\">"
    }

    @Test(arguments: ["/", "/?", "/?fbclid=1", "/?style=swiftui/borderedprominent", "/index.html?unknown=1"])
    func `is the default button`(target: String) throws {
        let url = "/v1/swiftui/borderedProminent.svg"
        #expect(try start(target) == expected(url, dark: url + "?colorScheme=dark"))
    }

    @Test func `is the selected button without its interaction`() throws {
        let query = "style=uikit/filled&title=a%26b%22%3C&events=tap@0.2&t=0.1&rows=state&nothing=1"
        let url = "/v1/uikit/filled.svg?title=a%26b%22%3C"
        #expect(try start("/?\(query)") == expected(url, dark: url + "&amp;colorScheme=dark"))
        #expect(service.get(url).status == .ok)
    }

    @Test func `has the color scheme of its address`() throws {
        let url = "/v1/swiftui/bordered.svg"
        #expect(try start("/?style=swiftui/bordered&colorScheme=light") == expected(url, dark: nil))
        #expect(
            try start("/?style=swiftui/bordered&colorScheme=dark")
                == expected(url + "?colorScheme=dark", dark: nil)
        )
    }

    @Test(arguments: [
        "style=swiftui/borderd", "style=bordered", "style=swiftui/bordered&tint=blurple", "title=%zz",
        "style=swiftui/bordered&title=a&title=b",
    ])
    func `is missing where no button can be drawn`(query: String) throws {
        #expect(try start("/?\(query)") == "")
    }

    @Test func `is on a page that names what its script imports`() throws {
        let page = try Data(contentsOf: URL(filePath: projectFile("public/index.html")))
        let files = [
            ("/index.html", Array(page)),
            ("/page.js", Array(#"import{a}from"./page/a-AAAAAAAA.js";import("./page/late.js");"#.utf8)),
            ("/page/a-AAAAAAAA.js", Array("import \"./b-BBBBBBBB.js\";\nfrom\"./missing.js\"".utf8)),
            ("/page/b-BBBBBBBB.js", Array(#"import{a}from"./a-AAAAAAAA.js""#.utf8)),
            ("/page/late.js", []),
        ].map { StaticFile(path: $0.0, content: $0.1) }
        let text = Service(files: files).get("/").text
        let preloaded = text.matches(of: /<link rel="modulepreload" href="(.*?)">/).map { String($0.1) }
        #expect(preloaded == ["/page/a-AAAAAAAA.js", "/page/b-BBBBBBBB.js"])
        #expect(service.get("/").text.contains("modulepreload") == false)
    }

    @Test func `is on a page that search engines may find`() {
        for target in ["/", "/?title=Buy"] {
            #expect(service.get(target).field("X-Robots-Tag") == nil)
            #expect(service.get(target).field("Referrer-Policy") == "no-referrer")
        }
        #expect(service.get("/v1/swiftui/bordered.svg").field("X-Robots-Tag") == "noindex")
    }

    @Test func `is part of the entity tag`() {
        let first = service.get("/?title=a")
        #expect(first.field("ETag") != service.get("/?title=b").field("ETag"))
        let again = service.get("/?title=a") { $0.ifNoneMatch = first.field("ETag") }
        #expect(again.status == .notModified)
    }

    @Test func `is followed by the requests of a press, which the page sends`() throws {
        let page = service.get("/").text
        let links = page.matches(of: /<link rel="preload" href="(\/v1\/swiftui\/[^"]+)"[^>]*>/).map {
            String($0.1).replacing("&amp;", with: "&")
        }
        let query = "padding=4&motion=full&events=down@0"
        #expect(
            links == [
                "/v1/swiftui/borderedProminent/animation.svg?\(query)&loop=false",
                "/v1/swiftui/borderedProminent/timeline.json?\(query)",
                "/v1/swiftui/borderedProminent/animation.svg?colorScheme=dark&\(query)&loop=false",
                "/v1/swiftui/borderedProminent/timeline.json?colorScheme=dark&\(query)",
            ]
        )
        for link in links { #expect(service.get(link).status == .ok) }
        // With reduced motion, the page sends others.
        #expect(page.components(separatedBy: "(prefers-reduced-motion: no-preference)\">").count == 5)
        // The room is that of the picture, as the page finds it.
        let picture = service.get("/v1/swiftui/borderedProminent.svg").text
        #expect(picture.contains("viewBox=\"-4 -4 "))
        for other in ["/?style=swiftui/bordered", "/?title=A", "/?colorScheme=dark"] {
            #expect(!service.get(other).text.contains("events=down@0"))
        }
    }
}
