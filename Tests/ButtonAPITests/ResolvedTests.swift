import Foundation
import HTTP
import Testing

@Suite struct `The resolved configuration` {
    private let service = Service()

    @Test func `has values with their dependencies`() throws {
        let document = try service.json("/v1/swiftui/bordered.json?state=pressed&tint=red")
        #expect(document["framework"] as? String == "swiftui")
        #expect(document["style"] as? String == "bordered")
        #expect(document["url"] as? String == "/v1/swiftui/bordered.svg?state=pressed&tint=red")
        let layers = try #require(document["layers"] as? [[String: Any]])
        let color = try #require(layers[0]["color"] as? [String: Any])
        #expect(color["value"] as? String == "#ff3b301e")
        #expect((color["from"] as? [String])?.contains("tint") == true)
        let radius = try #require(layers[0]["cornerRadius"] as? [String: Any])
        #expect(radius["value"] as? Double == 6)
        let insets = try #require(document["insets"] as? [[String: Any]])
        let value = try #require((insets[0]["insets"] as? [String: Any])?["value"] as? [String: Double])
        #expect(value == ["top": 7, "leading": 12, "bottom": 7, "trailing": 12])
    }

    @Test func `is that of a moment if events are given`() throws {
        let document = try service.json("/v1/swiftui/scale.json?events=press@0&t=1")
        let layer = try #require((document["layers"] as? [[String: Any]])?.first)
        #expect(layer["kind"] as? String == "transform")
        #expect(document["url"] as? String == "/v1/swiftui/scale.svg?events=down%400&t=1")
    }

    @Test func `has the dependency on the style if there is no other`() throws {
        let document = try service.json("/v1/swiftui/roundedAndShadow.json")
        let insets = try #require(document["insets"] as? [[String: Any]])
        #expect((insets[0]["insets"] as? [String: Any])?["from"] as? [String] == ["style"])
    }

    @Test func `has its own media type, entity tag and file name`() {
        let response = service.get("/v1/uikit/gray.json?download=1")
        #expect(response.field("Content-Type") == "application/json")
        #expect(response.field("Content-Disposition") == "attachment; filename=\"gray-normal.json\"")
        #expect(response.field("ETag") != service.get("/v1/uikit/gray.svg").field("ETag"))
        #expect(service.get("/v1/swiftui/bordered.json?fps=4").status == .badRequest)
    }
}
