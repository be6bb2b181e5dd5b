import Foundation
import HTTP
import Testing

@Suite struct `A picture that follows its viewer` {
    private let service = Service()

    @Test(arguments: [
        ("colorScheme", "prefers-color-scheme:dark"), ("contrast", "prefers-contrast:more"),
    ])
    func `has a media query for a setting that it leaves to the viewer`(setting: (String, String)) {
        let target = "/v1/uikit/filled.svg?tint=systemBlue&\(setting.0)="
        #expect(service.get(target + "auto").text.contains(setting.1))
        #expect(
            !service.get(target + (setting.0 == "contrast" ? "increased" : "dark")).text.contains("@media")
        )
    }

    @Test func `shows a viewer without preferences the light picture`() {
        for style in ["bordered", "glass", "roundedAndShadow", "my", "customDefault"] {
            let light = service.get("/v1/swiftui/\(style).svg").text
            let auto = service.get("/v1/swiftui/\(style).svg?colorScheme=auto").text
                .replacing(/<style>.*<\/style>/, with: "")
                .replacing(/\sclass="[^"]*"/, with: "")
            if light.contains("<filter") {
                // A shadow is written as one that may change.
                #expect(auto.contains("<filter"))
            } else {
                #expect(auto == light, "\(style)")
            }
        }
    }

    @Test(arguments: [".json", ".swift", "/timeline.json"])
    func `is light in an output that has no viewer`(file: String) {
        let base = "/v1/swiftui/bordered\(file)"
        #expect(service.get(base + "?colorScheme=auto&contrast=auto").body == service.get(base).body)
    }

    @Test func `tells in the resolved configuration what it was resolved with`() throws {
        func environment(_ query: String) throws -> [String: String]? {
            try service.json("/v1/swiftui/bordered.json?\(query)")["environment"] as? [String: String]
        }
        #expect(
            try environment("colorScheme=auto&contrast=auto&motion=auto")
                == ["colorScheme": "light", "contrast": "standard", "motion": "full"]
        )
        #expect(
            try environment("colorScheme=dark&motion=reduced")
                == ["colorScheme": "dark", "contrast": "standard", "motion": "reduced"]
        )
    }

    @Test(arguments: ["figma", "penpot"])
    func `is light for a design tool`(profile: String) {
        let base = "/v1/swiftui/bordered.svg?profile=\(profile)"
        let auto = service.get(base + "&colorScheme=auto&contrast=auto")
        #expect(auto.body == service.get(base).body)
        #expect(auto.field("ETag") == service.get(base).field("ETag"))
    }

    @Test func `is ignored by the axis of a sheet, and followed by its cells otherwise`() {
        let base = "/v1/swiftui/bordered/states"
        #expect(service.get(base + ".svg?colorScheme=auto").body == service.get(base + ".svg").body)
        #expect(service.get(base + ".svg?colorScheme=dark").status == .badRequest)
        #expect(service.get(base + ".json?colorScheme=auto").body == service.get(base + ".json").body)
        let sizes = base + ".svg?columns=controlSize&colorScheme=auto"
        #expect(service.get(sizes).text.contains("@media (prefers-color-scheme:dark)"))
        let axis = try? service.json(base + ".json")
        #expect(axis?["columns"] as? [String] == ["light", "dark"])
    }

    @Test func `reduces its motion where it moves, and where the viewer prefers that`() {
        let query = "prefers-reduced-motion:reduce"
        for style in ["scale", "roundedAndShadow", "glass", "primitiveScale"] {
            let base = "/v1/swiftui/\(style)/animation.svg"
            #expect(service.get(base).text.contains(query), "\(style)")
            #expect(service.get(base).body == service.get(base + "?motion=auto").body)
            #expect(!service.get(base + "?motion=full").text.contains(query))
            #expect(!service.get(base + "?motion=reduced").text.contains("@media"))
            #expect(service.get(base + "?motion=full").body != service.get(base + "?motion=reduced").body)
        }
        #expect(!service.get("/v1/swiftui/bordered/animation.svg").text.contains("@media"))
        #expect(!service.get("/v1/swiftui/scale.svg?events=down@0").text.contains("@media"))
    }

    @Test func `is affordable for every style with one setting left to the viewer`() throws {
        let styles = try #require(try service.json("/v1/styles")["styles"] as? [[String: Any]])
        for style in styles {
            let base = String(try #require(style["url"] as? String).dropLast(".svg".count))
            for file in [".svg", "/states.svg?columns=contrast&", "/animation.svg"] {
                let target = base + file + (file.contains("?") ? "" : "?") + "colorScheme=auto"
                #expect(service.get(target).status == .ok, "\(target)")
            }
        }
    }
}

@Suite struct `A profile` {
    private let service = Service()

    private static let tags: Set<String> = [
        "svg", "title", "defs", "filter", "feGaussianBlur", "clipPath", "g", "path", "rect", "circle",
        "ellipse", "image", "text", "radialGradient", "stop",
    ]

    @Test(arguments: ["figma", "penpot"])
    func `of a design tool has only what the tool reads`(profile: String) throws {
        let styles = try #require(try service.json("/v1/styles")["styles"] as? [[String: Any]])
        for style in styles {
            let base = String(try #require(style["url"] as? String).dropLast(".svg".count))
            for file in [".svg?state=pressed&", "/states.svg?"] {
                let text = service.get("\(base)\(file)profile=\(profile)&systemImage=star").text
                let tags = Set(text.matches(of: /<([A-Za-z]+)/).map { String($0.1) })
                #expect(tags.isSubset(of: Self.tags), "\(base)\(file)")
                #expect(!text.contains("class=") && !text.contains("hsl(") && !text.contains("@media"))
                #expect(
                    text.matches(of: /\sfill="([^"]*)"/).allSatisfy {
                        $0.1.hasPrefix("#") || $0.1 == "none" || $0.1.hasPrefix("url(#gradient-")
                    }
                )
                let ids = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
                #expect(Set(ids).count == ids.count, "\(base)\(file)")
                #expect(ids.contains("title") || ids.contains("symbol"))
                // A filter is on a shadow, which blurs and does nothing else.
                #expect(!text.contains(/<filter[^>]*><fe[^G]/))
            }
        }
    }

    @Test func `of a design tool names the parts of a button`() throws {
        func names(_ target: String) -> [String] {
            service.get(target).text.matches(of: /\sdata-name="([^"]*)"/).map { String($0.1) }
        }
        #expect(
            names("/v1/swiftui/bordered.svg?profile=figma&systemImage=star&state=focused&background=white")
                == ["backdrop", "background", "symbol", "title", "focusRing"]
        )
        #expect(
            names("/v1/uikit/outline.svg?profile=penpot&subtitle=Small")
                == ["border", "title", "subtitle"]
        )
        #expect(
            names("/v1/swiftui/glass.svg?profile=figma&state=pressed")
                == ["shadow", "background", "border", "highlight", "title"]
        )
        #expect(names("/v1/swiftui/bordered.svg").isEmpty)
    }

    @Test func `names the cells of a sheet as its JSON does`() throws {
        let query = "?profile=figma"
        let base = "/v1/uikit/filled/states"
        let text = service.get(base + ".svg" + query).text
        let cells = try #require(try service.json(base + ".json" + query)["cells"] as? [[String: Any]])
        let ids = cells.compactMap { $0["id"] as? String }
        #expect(ids.contains("state=pressed,colorScheme=dark"))
        #expect(ids.contains("state=selected-disabled,colorScheme=light"))
        for id in ids {
            #expect(text.contains("<g id=\"\(id)\" data-name=\"\(id.replacing(",", with: ", "))\""))
        }
        #expect(text.contains("<g id=\"state=pressed\""))
    }

    @Test(arguments: [
        (".svg", ".png?tint=red"), ("/states.svg", "/states.png?tint=red"),
        ("/animation.svg", "/animation.gif?tint=red"), ("/frames/3.svg", "/frames/3.png?tint=red"),
    ])
    func `for mail refuses SVG with the address of the picture in pixels`(files: (String, String)) throws {
        let response = service.get("/v1/swiftui/bordered\(files.0)?profile=email&tint=red")
        #expect(response.status == .badRequest)
        #expect(response.text.contains("/v1/swiftui/bordered\(files.1)"))
        #expect(service.get("/v1/swiftui/bordered.json?profile=email&tint=red").status == .ok)
    }

    @Test func `of a design tool has no animation`() {
        #expect(service.get("/v1/swiftui/scale/animation.svg?profile=figma").status == .badRequest)
        #expect(service.get("/v1/swiftui/scale/frames/3.svg?profile=figma").status == .ok)
        #expect(service.get("/v1/swiftui/scale/animation.svg?profile=plain").status == .ok)
    }

    @Test func `is saved under a name without free text`() {
        let response = service.get("/v1/swiftui/bordered/animation.svg?download=1&title=%22x%0Ay")
        #expect(
            response.field("Content-Disposition") == "attachment; filename=\"bordered-animation.svg\""
        )
    }
}

@Suite struct `Effects` {
    private let service = Service()

    @Test func `are left out on request`() {
        let full = service.get("/v1/swiftui/glass.svg?state=pressed").text
        let none = service.get("/v1/swiftui/glass.svg?state=pressed&effects=none").text
        #expect(full.contains("<filter") && full.contains("stroke"))
        #expect(!none.contains("<filter") && !none.contains("stroke"))
        #expect(none.contains(##"fill="#fff" fill-opacity=".57""##))
        for style in ["roundedAndShadow", "glass", "glassProminent"] {
            let animated = "/v1/swiftui/\(style)/animation.svg"
            #expect(service.get(animated).text.contains("<filter"))
            let flat = service.get(animated + "?effects=none").text
            #expect(!flat.contains("<filter") && !flat.contains("Gradient") && flat.contains("<title>"))
        }
        #expect(!service.get("/v1/swiftui/roundedAndShadow/states.svg?effects=none").text.contains("<filter"))
    }

    @Test func `are listed for each cell, whether they are drawn or not`() throws {
        func effects(_ target: String) throws -> [[String: Any]] {
            let cells = try #require(try service.json(target)["cells"] as? [[String: Any]])
            return try #require(cells[0]["effects"] as? [[String: Any]])
        }
        let base = "/v1/swiftui/roundedAndShadow/states.json"
        for target in [base, base + "?effects=none"] {
            let effects = try effects(target)
            #expect(effects.count == 1)
            #expect(effects[0]["type"] as? String == "shadow")
            #expect(effects[0]["color"] as? String == "#00000054")
            #expect(effects[0]["offsetX"] as? Double == 0)
            #expect(effects[0]["offsetY"] as? Double == 3)
            #expect(effects[0]["blur"] as? Double == 10)
            #expect(effects[0]["spread"] as? Double == 0)
        }
        #expect(try effects("/v1/swiftui/bordered/states.json").isEmpty)
        #expect(
            try effects("/v1/swiftui/glass/states.json").map { $0["type"] as? String } == [
                "shadow", "glass",
            ]
        )
    }
}
