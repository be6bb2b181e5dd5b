import ButtonRendering
import Foundation
import Graphics
import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `A button in a container` {
    private let service = Service()

    private func detail(_ path: String) throws -> String {
        let response = service.get(path)
        #expect(response.status == .badRequest, "\(path)")
        return try #require(try service.json(path)["detail"] as? String)
    }

    private func actions(_ path: String) throws -> [String] {
        let actions = try #require(try service.json(path)["actions"] as? [[String: Any]])
        return actions.compactMap { $0["name"] as? String }
    }

    // MARK: Styles

    @Test func `has the nearest style`() throws {
        let column = try service.json(
            "/v1/swiftui/inherited.json?containerStyle=plain&beside=borderless,borderedProminent"
        )
        let texts = layers(of: column, kind: "text")
        #expect(texts.map(color) == ["#000000ff", "#007affff", "#ffffffff"])
        #expect(layers(of: column, kind: "fill").map(color) == ["#007affff"])
    }

    @Test func `takes the style of the container in either place`() {
        func picture(_ query: String) -> String { service.get("/v1/swiftui/" + query).text }
        let plain = picture("plain.svg?beside=plain&padding=4")
        #expect(picture("inherited.svg?containerStyle=plain&beside=inherited&padding=4") == plain)
        #expect(picture("plain.svg?containerStyle=bordered&beside=plain&padding=4") == plain)
        #expect(picture("inherited.svg?padding=4") == picture("automatic.svg?padding=4"))
        #expect(service.get("/v1/swiftui/Inherited.svg").status == .ok)
        #expect(service.get("/v1/uikit/inherited.svg").status == .notFound)
        #expect(service.get("/v1/styles/swiftui/inherited").status == .ok)
        #expect(!service.get("/v1/styles").text.contains(#""name":"inherited""#))
    }

    @Test func `is drawn in a system that has all styles`() throws {
        #expect(try detail("/v1/swiftui/plain.svg?containerStyle=glass").contains("glass came with iOS 26"))
        #expect(try detail("/v1/swiftui/plain.svg?beside=plain,glass").contains("glass came with iOS 26"))
        #expect(service.get("/v1/swiftui/plain.svg?containerStyle=glass&system=ios26").status == .ok)
        #expect(try detail("/v1/uikit/filled.svg?containerStyle=gray").contains("Only buttons of SwiftUI"))
    }

    // MARK: Neighbors

    @Test func `stands above up to three buttons`() throws {
        let bordered = "/v1/swiftui/bordered.json?beside="
        for count in 1...3 {
            let list = Array(repeating: "plain", count: count).joined(separator: ",")
            #expect(layers(of: try service.json(bordered + list), kind: "text").count == 1 + count)
        }
        #expect(try detail(bordered + "plain,plain,plain,plain").contains("up to 3 buttons"))
    }

    @Test func `stands above buttons with roles and sizes of their own`() throws {
        let path = "/v1/swiftui/roundedAndShadowPro.json?role=destructive&controlSize=large&beside="
        let document = try service.json(path + "roundedAndShadowPro:none:small,roundedAndShadowPro::mini")
        #expect(layers(of: document, kind: "fill").map(color) == ["#ff3b30ff", "#007affff", "#ff3b30ff"])
        let sizes = layers(of: document, kind: "text").compactMap { layer in
            ((layer["font"] as? [String: Any])?["value"] as? [String: Any])?["size"] as? Double
        }
        #expect(sizes == [20, 16, 11])
    }

    @Test(arguments: [
        ("swiftui/bordered.svg?beside=plain:", 200), ("swiftui/bordered.svg?beside=plain::", 200),
        ("swiftui/bordered.svg?beside=PLAIN:Destructive:LARGE", 200),
        ("swiftui/bordered.svg?beside=plain::extraLarge", 200),
        ("swiftui/bordered.svg?beside=plain:close&system=ios26", 200),
        ("uikit/filled.svg?beside=gray:none:large,tinted", 200),
        ("swiftui/bordered.svg?beside=", 400), ("swiftui/bordered.svg?beside=plain,", 400),
        ("swiftui/bordered.svg?beside=:destructive", 400), ("swiftui/bordered.svg?beside=plain:::", 400),
        ("swiftui/bordered.svg?beside=plain:red", 400), ("swiftui/bordered.svg?beside=plain::big", 400),
        ("swiftui/bordered.svg?beside=plain:close", 400), ("uikit/filled.svg?beside=gray:cancel", 400),
        ("uikit/filled.svg?beside=gray::extraLarge", 400), ("uikit/filled.svg?beside=inherited", 400),
        ("swiftui/bordered.svg?control=link&beside=plain:cancel", 400),
    ])
    func `is read with its neighbors`(target: String, status: Int) {
        #expect(service.get("/v1/" + target).status.code == status, "\(target)")
    }

    @Test func `has one spelling of its neighbors`() throws {
        func url(_ query: String) throws -> String? {
            try service.json("/v1/swiftui/bordered.json?" + query)["url"] as? String
        }
        #expect(try url("beside=PLAIN::,scale:Cancel") == url("beside=plain,scale:cancel:"))
        #expect(try url("beside=plain::medium") == "/v1/swiftui/bordered.svg?beside=plain%3A%3Aregular")
        #expect(try url("beside=none") == "/v1/swiftui/bordered.svg")
    }

    // MARK: Controls

    @Test func `is one row with the button beside it, unless the list has the plain style`() throws {
        let row = "/v1/swiftui/inherited/timeline.json?beside=inherited&container="
        for container in ["list", "form"] {
            #expect(try actions(row + container) == ["trigger", "trigger"])
            #expect(try actions(row + container + "&containerStyle=plain") == ["trigger"])
        }
        #expect(try actions(row + "none") == ["trigger"])
        #expect(try actions("/v1/swiftui/automatic/timeline.json?container=list") == ["trigger"])
    }

    @Test func `logs a simultaneous action if it is an edit button`() throws {
        let path = "/v1/swiftui/roundedAndShadowPro/timeline.json?control=editButton"
        #expect(try actions(path) == ["trigger", "simultaneous"])
        let later = "/v1/swiftui/plain.svg?control=editButton&text=live&events=tap@0&t="
        #expect(service.get(later + "0").text.contains(">Edit<"))
        #expect(service.get(later + "2").text.contains(">Done<"))
        #expect(service.get("/v1/swiftui/plain.svg?control=editButton").text.contains(#"aria-label="Edit""#))
    }

    @Test(arguments: [
        ("control=editButton&systemImage=star", "An edit button has a label of its own"),
        ("control=editButton&label=circle", "An edit button has a label of its own"),
        ("control=editButton&font=title", "An edit button has a label of its own"),
        ("control=editButton&role=cancel", "An edit button has no role."),
        ("control=navigationLink&role=cancel", "A navigation link has no role."),
    ])
    func `is refused with what its control lacks`(query: String, message: String) throws {
        #expect(try detail("/v1/swiftui/bordered.svg?" + query).contains(message))
    }

    @Test func `is a link that takes a style or not`() {
        func picture(_ query: String) -> String { service.get("/v1/swiftui/" + query).text }
        let link = "bordered.svg?padding=9&control=link"
        #expect(picture(link) == picture("bordered.svg?padding=9"))
        #expect(picture(link + "&linkTakesStyle=false") == picture("borderless.svg?padding=9"))
    }

    // MARK: Regions

    @Test func `names the areas of its touch region`() throws {
        let document = try service.json("/v1/swiftui/bordered.json?showsRegion=true")
        let fills = layers(of: document, kind: "fill")
        #expect(fills.prefix(3).map(color) == ["#ff3b304d", "#34c7594d", "#007aff4d"])
        let origins = fills.prefix(3).map { ($0["color"] as? [String: Any])?["from"] as? [String] }
        #expect(origins.allSatisfy { $0?.contains("showsRegion") == true })
    }

    // MARK: Values

    private func layers(of document: [String: Any], kind: String) -> [[String: Any]] {
        func layers(_ list: Any?) -> [[String: Any]] {
            (list as? [[String: Any]] ?? []).flatMap { [$0] + layers($0["layers"]) }
        }
        return layers(document["layers"]).filter { $0["kind"] as? String == kind }
    }

    private func color(_ layer: [String: Any]) -> String? {
        (layer["color"] as? [String: Any])?["value"] as? String
    }
}
