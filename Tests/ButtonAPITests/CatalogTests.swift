import ButtonAPI
import Foundation
import HTTP
import Testing

private let bordered = "/v1/swiftui/bordered.svg"

@Suite struct `The catalog` {
    private let service = Service()

    @Test func `lists every style with states that it accepts`() throws {
        let styles = try #require(try service.json("/v1/styles")["styles"] as? [[String: Any]])
        func names(_ framework: String) -> [String] {
            styles.filter { $0["framework"] as? String == framework }.compactMap { $0["name"] as? String }
        }
        #expect(
            names("swiftui")
                == [
                    "automatic", "plain", "borderless", "bordered", "borderedProminent", "link", "glass",
                    "glassProminent", "customDefault", "roundedAndShadowView", "roundedAndShadow",
                    "roundedAndShadowPro", "cancellable", "triggerAction", "triggerButton2", "scale",
                    "primitiveScale", "my", "myPrimitive",
                ]
        )
        #expect(
            names("uikit")
                == [
                    "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted",
                    "borderedProminent", "glass", "prominentGlass", "outline",
                ]
        )
        for style in styles {
            let url = try #require(style["url"] as? String)
            let since = try #require(style["availability"] as? String)
            let isApple = since.hasPrefix("iOS ") || since.hasPrefix("macOS ")
            #expect(style["source"] as? String == (isApple ? "system" : "article"), "\(url)")
            #expect(service.get(url).status == .ok)
            for state in try #require(style["states"] as? [String]) {
                #expect(service.get("\(url)?state=\(state)").status == .ok)
            }
        }
    }

    @Test func `lists a parameter once, and where it differs with its style`() throws {
        let list = try service.json("/v1/styles")
        for style in try wholeStyles(of: list) {
            let url = try #require(style["url"] as? String).dropFirst("/v1/".count).dropLast(".svg".count)
            var alone = try service.json("/v1/styles/\(url)")
            // The names of symbols are many.
            alone["parameters"] = (alone["parameters"] as? [[String: Any]])?.map { parameter in
                parameter["type"] as? String == "symbol"
                    ? parameter.filter { $0.key != "values" } : parameter
            }
            #expect(sorted(style) == sorted(alone), "\(url)")
        }
        let names = (list["parameters"] as? [[String: Any]])?.compactMap { $0["name"] as? String } ?? []
        #expect(Set(names).count == names.count && names.contains("title") && !names.contains("step"))
        #expect(service.get("/v1/styles").body.count < 80_000)
    }

    /// A style whose parameters have an order.
    private func sorted(_ style: [String: Any]) -> NSDictionary {
        var style = style
        style["parameters"] = (style["parameters"] as? [[String: Any]])?.sorted {
            ($0["name"] as? String ?? "") < ($1["name"] as? String ?? "")
        }
        return style as NSDictionary
    }

    @Test func `lists only values and defaults that the service accepts`() throws {
        let style = try service.json("/v1/styles/swiftui/bordered")
        for parameter in try #require(style["parameters"] as? [[String: Any]]) {
            let name = try #require(parameter["name"] as? String)
            var values = parameter["values"] as? [String] ?? []
            if let standard = parameter["default"] as? String { values.append(standard) }
            for bound in ["minimum", "maximum"] {
                if let number = parameter[bound] as? Double { values.append("\(number)") }
            }
            let outputs = parameter["outputs"] as? [String] ?? ["svg"]
            // A raster is limited in its size, too.
            let others = outputs.filter { !["png", "gif", "webp"].contains($0.split(separator: ".").last) }
            let file = outputs.contains("svg") ? ".svg" : "/" + (others.last ?? outputs.last ?? "")
            let path = bordered.replacingOccurrences(of: ".svg", with: file)
            for value in values {
                // Some roles and some styles came with iOS 26.
                let system = ["role", "beside", "containerStyle"].contains(name) ? "&system=ios26" : ""
                // Programs for mail draw no SVG.
                let path = value == "email" ? bordered.replacingOccurrences(of: ".svg", with: ".json") : path
                let response = service.get("\(path)?\(name)=\(value.percentEncoded)\(system)")
                #expect(response.status == .ok, "\(name)=\(value)")
            }
        }
    }

    @Test func `lists no shape for a style without a border`() throws {
        let style = try service.json("/v1/styles/swiftui/plain")
        let names = try #require(style["parameters"] as? [[String: Any]]).compactMap { $0["name"] as? String }
        #expect(!names.contains("buttonBorderShape"))
        #expect(names.contains("title"))
    }

    @Test func `is not sent again if the entity tag matches`() throws {
        let tag = try #require(service.get("/v1/styles").field("ETag"))
        #expect(service.get("/v1/styles") { $0.ifNoneMatch = tag }.status == .notModified)
    }
}
