import CustomStyles
import HTTP
import Testing

/// A style whose picture has a color that tells it apart.
private func style(_ name: String, _ color: String, _ properties: String = "") -> String {
    """
    import SwiftUI
    struct \(name): ButtonStyle {
        \(properties)
        func makeBody(configuration: Configuration) -> some View { configuration.label.background(.\(color)) }
    }

    """
}

private func preview(_ title: String, _ color: String) -> String {
    """
    import SwiftUI
    #Preview(\(title)) { Button("Buy") {}.background(.\(color)) }

    """
}

@Suite struct `A name in a project` {
    private let folder: Folder

    init() throws {
        folder = try Folder(
            [
                "Sources/A/Card.swift": style("Card", "red") + style("Alone", "green"),
                "Sources/B/Card.swift": style("Card", "blue"),
                "Sources/B/Card2.swift": style("Card", "orange", "var file = 3.0"),
                "Sources/A/Views.swift": preview("\"Large / dark 1.5\"", "red"),
                "Sources/B/Views.swift": preview("\"Small\"", "blue"),
            ],
            repeatedName: .none
        )
    }

    private func detail(_ response: Response) -> String { "\(response.status.code) \(response.text)" }

    @Test func `needs no file if only one file has it`() {
        #expect(folder.get("/v1/custom/Alone.svg").status == .ok)
        #expect(folder.get("/v1/custom/Alone.svg?file=Card.swift").status == .ok)
        #expect(folder.get("/v1/custom/Small.svg").status == .ok)
        #expect(folder.get("/v1/custom/Large%20%2F%20dark%201.5.svg").status == .ok)
        #expect(folder.get("/v1/custom/Large%20%2F%20dark%201.5/states.svg").status == .ok)
    }

    @Test(arguments: [
        "Card.svg", "Card/states.svg", "preview-1.svg", "Card/source.swift", "preview-1-1.json",
    ])
    func `needs a file if several have it`(path: String) {
        let response = folder.get("/v1/custom/\(path)")
        #expect(response.status == .badRequest)
        #expect(response.text.contains(#""urn:bezel:problem:ambiguous-name""#))
        let file = path.hasPrefix("Card") ? "Card" : "Views"
        #expect(response.text.contains(#""allowed":["Sources/A/\#(file).swift","Sources/B/\#(file).swift""#))
        #expect(folder.get("/v1/custom/\(path)?file=B/\(file).swift").status == .ok)
        #expect(folder.get("/v1/custom/\(path)?file=Sources/A/\(file).swift").status == .ok)
        #expect(folder.get("/v1/custom/\(path)?file=\(file).swift").status == .badRequest)
    }

    @Test func `is unknown with a suggestion, and its file must be one that has it`() {
        let unknown = folder.get("/v1/custom/Alon.svg")
        #expect(unknown.status == .notFound)
        #expect(unknown.text.contains(#""suggestion":"Alone""#))
        let other = folder.get("/v1/custom/Card.svg?file=C/Card.swift")
        #expect(other.status == .badRequest)
        #expect(other.text.contains(#""urn:bezel:problem:unknown-file""#))
        #expect(other.text.contains(#""value":"C/Card.swift""#))
        let part = folder.get("/v1/custom/Card.svg?file=ard.swift")
        #expect(part.status == .badRequest)
        #expect(folder.get("/v1/custom/Card.svg?file=A/Card.swift&file=A/Card.swift").status == .badRequest)
    }

    @Test func `can be an identifier`() throws {
        let root = "/v1/custom/Sources%2FA%2FCard.swift%23Card"
        let picture = folder.get("/v1/custom/Card.svg?file=A/Card.swift")
        for output in [".svg", "/states.svg", "/animation.svg?events=tap@0.2", ".json", "/source.swift"] {
            #expect(folder.get(root + output).status == .ok, "\(output)")
        }
        #expect(folder.get(root + ".svg").body == picture.body)
        #expect(folder.get("/v1/styles/custom/Sources%2FA%2FCard.swift%23Card").status == .ok)
        #expect(folder.get("/v1/custom/Sources%2FB%2FViews.swift%23preview-1-1.svg").status == .ok)
        #expect(folder.get("/v1/custom/Sources%2FB%2FViews.swift%23preview-1.svg").status == .ok)
        #expect(folder.get("/v1/custom/Sources%2FB%2FViews.swift%23preview-2-1.svg").status == .notFound)
    }

    @Test func `leaves the name of its parameter to an own one`() {
        let plain = folder.get("/v1/custom/Card.svg?root.file=B/Card2.swift&file=7")
        #expect(plain.status == .ok, "\(detail(plain))")
        let wrong = folder.get("/v1/custom/Card.svg?root.file=B/Card2.swift&file=B/Card.swift")
        #expect(wrong.status == .badRequest)
        #expect(folder.get("/v1/custom/Card.svg?file=B/Card.swift&root.file=x").status == .badRequest)
    }

    @Test func `is chosen in a body`() {
        func item(_ members: String) -> Response {
            folder.render(#"{"items":[{"framework":"custom","style":"Card"\#(members)}]}"#)
        }
        #expect(item("").text.contains("ambiguous-name"))
        #expect(item("").text.contains("/items/0/style"))
        #expect(item(#","file":"C.swift""#).text.contains("/items/0/file"))
        #expect(item(#","file":"A/Card.swift""#).text.contains("<svg"))
        #expect(item(#","file":7,"root.file":"B/Card2.swift""#).text.contains("<svg"))
        #expect(!item(#","file":7"#).text.contains("<svg"))
    }

    @Test func `is no parameter of the catalog`() {
        #expect(folder.get("/v1/swiftui/bordered.svg?file=A.swift").status == .badRequest)
        #expect(folder.get("/v1/swiftui/bordered.svg?root.file=A.swift").status == .badRequest)
    }

    @Test(arguments: [".svg", "/states.svg", ".json", "/source.swift", "/frames/0.svg"])
    func `has its own responses in every cache`(output: String) {
        let targets = ["A/Card.swift", "B/Card.swift"].map { "/v1/custom/Card\(output)?file=\($0)" }
        var bodies: [String: [UInt8]] = [:]
        var tags: [String: String?] = [:]
        for _ in 0..<3 {
            for target in targets {
                let response = folder.get(target)
                #expect(response.status == .ok, "\(detail(response))")
                if let known = bodies[target] { #expect(known == response.body) }
                bodies[target] = response.body
                tags[target] = response.fields[.eTag]
                let other = targets.first { $0 != target } ?? ""
                if let tag = tags[other], let tag {
                    #expect(folder.get(target, ifNoneMatch: tag).status == .ok)
                }
            }
        }
        #expect(bodies[targets[0]] != bodies[targets[1]])
        // With titles, which are read by templates.
        for title in ["A", "B", "A"] where output == ".svg" {
            let pictures = targets.map { folder.get($0 + "&title=\(title)").body }
            #expect(pictures[0] != pictures[1])
        }
    }

    @Test func `of a file with errors has these, and does not hide that another has it`() throws {
        try folder.publish([
            "A/Card.swift": style("Card", "red").replacing(".background", with: ".backgroun"),
            "B/Card.swift": style("Card", "blue"),
        ])
        #expect(folder.get("/v1/custom/Card.svg").status == .badRequest)
        #expect(folder.get("/v1/custom/Card.svg?file=A/Card.swift").status == .unprocessableContent)
        #expect(folder.get("/v1/custom/A%2FCard.swift%23Card.svg").status == .unprocessableContent)
        #expect(folder.get("/v1/custom/Card.svg?file=B/Card.swift").status == .ok)
    }
}
