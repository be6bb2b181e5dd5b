import ButtonRendering
import Foundation
import HTTP
import Testing

@testable import ButtonAPI

@Suite struct `A file of tokens` {
    private let service = Service()

    private func tokens(_ target: String) throws -> [String: Any] { try service.json(target) }

    private func value(_ path: String, in document: [String: Any]) -> Any? {
        path.split(separator: ".").reduce(document as Any?) { ($0 as? [String: Any])?[String($1)] }
    }

    @Test func `has the resolved values of each color scheme and state`() throws {
        let document = try tokens("/v1/uikit/filled/tokens.json?title=Buy")
        #expect(value("light.normal.fill.$value.hex", in: document) as? String == "#007aff")
        #expect(value("light.normal.fill.$type", in: document) as? String == "color")
        #expect(value("light.normal.label.$value.hex", in: document) as? String == "#ffffff")
        #expect(value("light.normal.contentInsets.leading.$value.value", in: document) as? Double == 12)
        #expect(value("light.normal.contentInsets.leading.$value.unit", in: document) as? String == "px")
        #expect(value("light.normal.font.size.$value.value", in: document) as? Double == 17)
        #expect(value("light.normal.font.weight.$value", in: document) as? Double == 400)
        #expect(value("light.tint", in: document) == nil)
        let states = try #require(document["dark"] as? [String: Any])
        #expect(Set(states.keys) == ["normal", "pressed", "selected", "disabled", "focused"])
        #expect(value("light.normal.fill.$value.alpha", in: document) as? Double == 1)
        #expect(value("light.pressed.fill.$value.alpha", in: document) as? Double == 0.75)
        #expect(value("dark.normal.fill.$value.hex", in: document) as? String != "#007aff")
    }

    @Test func `follows the parameters of the button`() throws {
        let document = try tokens("/v1/swiftui/bordered/tokens.json?tint=ff0000&controlSize=large&font=title")
        #expect(value("light.tint.$value.hex", in: document) as? String == "#ff0000")
        #expect(value("light.normal.label.$value.hex", in: document) as? String == "#ff0000")
        #expect(value("light.normal.font.size.$value.value", in: document) as? Double == 28)
        let shadows = try tokens("/v1/swiftui/roundedAndShadow/tokens.json")
        let shadow = try #require(value("light.normal.shadow.$value", in: shadows) as? [[String: Any]])
        #expect(Set(shadow[0].keys) == ["color", "offsetX", "offsetY", "blur", "spread"])
    }

    @Test func `has the color schemes that a dialect and a mode ask for`() throws {
        let figma = try tokens("/v1/swiftui/bordered/tokens.json?dialect=figma")
        #expect(value("normal.cornerRadius.$type", in: figma) as? String == "number")
        #expect(value("normal.cornerRadius.$value", in: figma) as? Double == 6)
        #expect((figma["$extensions"] as? [String: Any])?["com.figma.modeName"] as? String == "Light")
        #expect(figma["light"] == nil)
        let dark = try tokens("/v1/swiftui/bordered/tokens.json?dialect=figma&mode=dark")
        #expect((dark["$extensions"] as? [String: Any])?["com.figma.modeName"] as? String == "Dark")
        let texts = try tokens("/v1/swiftui/bordered/tokens.json?dialect=hex")
        #expect(value("light.normal.label.$value", in: texts) as? String == "#007aff")
        #expect(value("light.normal.cornerRadius.$value", in: texts) as? String == "6px")
        #expect(
            (texts["$themes"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["Light", "Dark"]
        )
        let one = try tokens("/v1/swiftui/bordered/tokens.json?mode=dark")
        #expect(one["normal"] != nil && one["light"] == nil && one["dark"] == nil)
    }

    @Test func `is a response like others`() throws {
        let response = service.get("/v1/swiftui/bordered/tokens.json")
        #expect(response.field("Content-Type") == "application/json")
        #expect(response.field("Content-Disposition") == "inline; filename=\"bordered-tokens.json\"")
        let tag = try #require(response.field("ETag"))
        #expect(
            service.get("/v1/swiftui/bordered/tokens.json?dialect=DTCG") { $0.ifNoneMatch = tag }.status
                == .notModified
        )
        #expect(service.get("/v1/swiftui/bordered/tokens.json?dialect=hex").field("ETag") != tag)
        #expect(service.get("/v1/swiftui/bordered/tokens.json") { $0.method = .head }.status == .ok)
        #expect(service.get("/v1/swiftui/bordered/tokens.json?colorScheme=auto").status == .ok)
    }

    @Test(arguments: [
        ("tokens.json?state=pressed", "parameter-not-taken"), ("tokens.json?t=1", "parameter-not-taken"),
        ("tokens.json?events=tap", "parameter-not-taken"), ("tokens.json?mode=auto", "invalid-value"),
        ("tokens.json?dialect=css", "invalid-value"),
        ("tokens.resolver.json?mode=dark", "parameter-not-taken"),
        ("states.svg?dialect=hex", "parameter-not-taken"),
    ])
    func `refuses what it does not depend on`(target: String, code: String) throws {
        let response = service.get("/v1/swiftui/bordered/\(target)")
        #expect(response.status == .badRequest)
        #expect(try response.members()["type"] as? String == "urn:bezel:problem:" + code)
    }

    @Test func `is a resolver file with a state and a color scheme`() throws {
        let document = try tokens("/v1/swiftui/my/tokens.resolver.json?colorScheme=dark")
        #expect(document["version"] as? String == "2025.10")
        #expect(value("modifiers.colorScheme.default", in: document) as? String == "dark")
        let contexts = try #require(
            value("modifiers.state.contexts", in: document) as? [String: [[String: Any]]]
        )
        let pressed = try #require(contexts["pressed"]?[0]["button"] as? [String: Any])
        #expect(value("label.$value", in: pressed) as? String == "{states.pressed.label}")
        #expect(value("font.size.$value", in: pressed) as? String == "{states.pressed.font.size}")
        // Only the pressed button has a border.
        #expect(pressed["border"] != nil)
    }
}

@Suite struct `Tokens in a JSON body` {
    private let service = Service()

    private func draw(_ tokens: String, _ members: String = "", style: String = "bordered") -> Response {
        service.post(#"{"framework":"swiftui","style":"\#(style)","tokens":\#(tokens)\#(members)}"#)
    }

    private func item(_ tokens: String, _ members: String = "") throws -> [String: Any] {
        let body = #"{"framework":"swiftui","style":"bordered","tokens":\#(tokens)\#(members)}"#
        let items = try service.post(#"{"items":[\#(body)]}"#).members()["items"] as? [[String: Any]]
        return try #require(items?.first)
    }

    private func same(as query: String) -> [UInt8] { service.get("/v1/swiftui/bordered.svg?\(query)").body }

    @Test func `change nothing if they are the button's own`() throws {
        for query in ["", "tint=pink&font=title&systemImage=star", "system=ios26&controlSize=mini"] {
            let own = service.get("/v1/swiftui/bordered/tokens.json?\(query)").text
            let parameters = query.split(separator: "&").map { part in
                let pair = part.split(separator: "=")
                return #","\#(pair[0])":"\#(pair[1])""#
            }.joined()
            #expect(draw(own, parameters).body == same(as: query))
            #expect(draw(own, parameters + #","format":"tokens.json""#).text == own)
            #expect(try item(own, parameters)["ignored"] as? [String] == [])
        }
    }

    @Test func `set the tint, the font and the insets like a parameter`() {
        #expect(draw(##"{"tint":{"$type":"color","$value":"#ff0000"}}"##).body == same(as: "tint=ff0000"))
        let large = #"{"font":{"size":{"$value":{"value":28,"unit":"px"}},"weight":{"$value":400}}}"#
        #expect(draw(large).body == same(as: "font=title"))
        let response = service.post(
            """
            {"framework":"uikit","style":"filled","tokens":{"contentInsets":{"top":{"$value":"1px"},
            "leading":{"$value":"2px"},"bottom":{"$value":"3px"},"trailing":{"$value":"0.25rem"}}}}
            """
        )
        #expect(response.body == service.get("/v1/uikit/filled.svg?contentInsets=1,2,3,4").body)
        let corners = #"{"cornerRadius":{"$value":{"value":3,"unit":"px"}}}"#
        #expect(draw(corners).body == same(as: "cornerRadius=3"))
    }

    @Test func `are for a state and a color scheme, the narrower first`() throws {
        let tokens =
            ##"""
            {"fill":{"$value":"#111111"},"dark":{"fill":{"$value":"#222222"}},
            "pressed":{"fill":{"$value":"#333333"},"dark":{"fill":{"$value":"#444444"}}}}
            """##
        for (members, color) in [
            ("", "#111"), (#","colorScheme":"dark""#, "#222"), (#","state":"pressed""#, "#333"),
            (#","state":"pressed","colorScheme":"dark""#, "#444"), (#","state":"disabled""#, "#111"),
        ] {
            let text = draw(tokens, members).text
            #expect(text.contains("fill=\"\(color)\""), "\(members): \(text)")
        }
        #expect(try item(tokens)["ignored"] as? [String] == [])
    }

    @Test func `change moments and animations between the colors of the states`() throws {
        let tokens = ##"{"label":{"$value":"#ff0000"},"pressed":{"label":{"$value":"#00ff00"}}}"##
        let events = #","events":"press@0.4,release@1""#
        #expect(draw(tokens, events + #","t":0.2"#).text.contains("fill=\"#f00\""))
        #expect(draw(tokens, events + #","t":0.6"#).text.contains("fill=\"#0f0\""))
        let animation = draw(tokens, events + #","format":"animation.svg""#).text
        #expect(animation.contains("#0f0") && !animation.contains("#007aff"))
        let sheet = draw(tokens, #","format":"states.svg""#).text
        #expect(sheet.contains("#0f0") && !sheet.contains("#007aff"))
    }

    @Test func `are read with references, inherited types and extended groups`() throws {
        let tokens =
            ##"""
            {"brand":{"$type":"color","red":{"$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":1}}},
            "base":{"label":{"$ref":"#/brand/red/$value"}},"pressed":{"$extends":"{base}"},
            "disabled":{"$extends":"#/base","label":{"$value":"{brand.red}"}}}
            """##
        #expect(draw(tokens, #","state":"pressed""#).text.contains("fill=\"#f00\""))
        #expect(draw(tokens, #","state":"disabled""#).text.contains("fill=\"#f00\""))
        #expect(!draw(tokens).text.contains("fill=\"#f00\""))
        // `base.label` is no name of a button's token, and only its group is referred to.
        #expect(try item(tokens)["ignored"] as? [String] == ["base.label"])
        let root = ##"{"contentInsets":{"$root":{"$value":"20px"},"top":{"$value":"3px"}}}"##
        let json = try draw(root, #","format":"tokens.json","mode":"light""#).members()
        let insets = ((json["normal"] as? [String: Any])?["contentInsets"] as? [String: [String: Any]])
        let values = insets?.compactMapValues { ($0["$value"] as? [String: Any])?["value"] as? Double }
        #expect(values == ["top": 3, "leading": 20, "bottom": 20, "trailing": 20])
    }

    @Test func `list what nothing reads`() throws {
        let tokens =
            ##"""
            {"space":{"$value":"4px"},"brand":{"$value":"#ff0000"},"label":{"$value":"{brand}"},
            "selected":{"label":{"$value":"#00ff00"}},"border":{"$value":"#0000ff"}}
            """##
        // Buttons of SwiftUI cannot be selected, and this one has no border.
        let ignored = ["border", "selected.label", "space"]
        #expect(try item(tokens)["ignored"] as? [String] == ignored)
        #expect(try draw(tokens, #","format":"json""#).members()["ignored"] as? [String] == ignored)
        let file = try draw(tokens, #","format":"tokens.json""#).members()
        let own = (file["$extensions"] as? [String: [String: Any]])?["org.bezel.button"]
        #expect(own?["ignored"] as? [String] == ignored)
        #expect(try item("{}")["ignored"] as? [String] == [])
        #expect(try service.json("/v1/swiftui/bordered.json")["ignored"] == nil)
    }

    @Test(arguments: [
        (#""tokens":[]"#, "/tokens", "wrong-type"),
        (#""tokens":{"a":1}"#, "/tokens/a", "wrong-type"),
        (#""tokens":{"a.b":{"$value":1}}"#, "/tokens/a.b", "invalid-token-name"),
        (#""tokens":{"fill":{"$value":"{a}"}}"#, "/tokens/fill", "unknown-token"),
        (#""tokens":{"a":{"$value":"{b}"},"b":{"$value":"{a}"}}"#, "/tokens/b", "token-cycle"),
        (##""tokens":{"a":{"$ref":"#/a"}}"##, "/tokens/a", "token-cycle"),
        (##""tokens":{"a":{"$extends":"#/b"},"b":{"$extends":"#/a"}}"##, "/tokens/b/$extends", "token-cycle"),
        (#""tokens":{"a":{"b":{"$extends":"{a}"}}}"#, "/tokens/a/b/$extends", "token-cycle"),
        (#""tokens":{"a":{"$ref":"https://example.com/a.json#/b"}}"#, "/tokens/a", "remote-reference"),
        (#""tokens":{"a":{"$extends":"other.json"}}"#, "/tokens/a/$extends", "remote-reference"),
        (#""tokens":{"fill":{"$value":"red"}}"#, "/tokens/fill/$value", "invalid-value"),
        (
            #""tokens":{"fill":{"$value":{"colorSpace":"lab","components":[1,2,3]}}}"#, "/tokens/fill/$value",
            "invalid-value"
        ),
        (#""tokens":{"cornerRadius":{"$value":"4em"}}"#, "/tokens/cornerRadius/$value", "invalid-value"),
        (#""tokens":{"cornerRadius":{"$value":"200.5px"}}"#, "/tokens/cornerRadius/$value", "invalid-value"),
        (#""tokens":{"cornerRadius":{"$value":"-1px"}}"#, "/tokens/cornerRadius/$value", "invalid-value"),
        (#""tokens":{"fontSize":{"$value":"0.5px"}}"#, "/tokens/fontSize/$value", "invalid-value"),
        (#""tokens":{"fontWeight":{"$value":1001}}"#, "/tokens/fontWeight/$value", "invalid-value"),
        (#""tokens":{"opacity":{"$value":1.1}}"#, "/tokens/opacity/$value", "invalid-value"),
        (#""tokens":{},"format":"swift""#, "/tokens", "parameter-not-taken"),
    ])
    func `have a pointer to what is wrong`(member: String, pointer: String, code: String) throws {
        let response = service.post(#"{"framework":"swiftui","style":"bordered",\#(member)}"#)
        #expect(response.status == .unprocessableContent)
        let problem = try response.members()
        #expect(problem["pointer"] as? String == pointer)
        #expect(problem["type"] as? String == "urn:bezel:problem:" + code)
    }

    @Test(arguments: [
        "200px", "0px",
    ])
    func `take the ends of a range`(length: String) {
        #expect(
            draw(#"{"cornerRadius":{"$value":"\#(length)"},"fontWeight":{"$value":"1000"}}"#).status == .ok
        )
    }

    @Test func `are bounded where groups extend groups`() throws {
        // Each group has the one before twice: without a limit there would be 2^30 tokens.
        var groups = [#""g0":{"a":{"$value":1}}"#]
        for number in 1...30 {
            groups.append(
                ##""g\##(number)":{"x":{"$extends":"#/g\##(number - 1)"},"y":{"$extends":"#/g\##(number - 1)"}}"##
            )
        }
        let problem = try draw("{" + groups.joined(separator: ",") + "}").members()
        #expect(problem["status"] as? Int == 422)
        #expect(problem["type"] as? String == "urn:bezel:problem:too-many-items")
        // References in arrays likewise.
        var lists = [#""l0":{"$value":1}"#]
        for number in 1...30 {
            lists.append(#""l\#(number)":{"$value":["{l\#(number - 1)}","{l\#(number - 1)}"]}"#)
        }
        let other = try draw("{" + lists.joined(separator: ",") + "}").members()
        #expect(other["type"] as? String == "urn:bezel:problem:too-many-items")
    }

    @Test func `take colors of other color spaces`() {
        func fill(_ value: String) -> String { draw(#"{"fill":{"$value":\#(value)}}"#).text }
        let red = fill(##""#ff0000""##)
        #expect(fill(#"{"colorSpace":"srgb-linear","components":[1,0,"none"]}"#) == red)
        #expect(fill(#"{"colorSpace":"hsl","components":[0,100,50]}"#) == red)
        // Outside of sRGB: the nearest color of it.
        #expect(fill(#"{"colorSpace":"display-p3","components":[1,0,0]}"#) == red)
        #expect(fill(##"{"colorSpace":"oklch","components":[0.6,0.2,29],"hex":"#ff0000"}"##) == red)
        #expect(fill(#"{"colorSpace":"hsl","components":[240,100,50]}"#) != red)
    }
}
