import CustomStyles
import HTTP
import StyleSyntax
import TestSupport
import Testing

@Suite struct `A style of a folder` {
    private static let outputs = [
        ".svg", ".json", ".swift", "/states.svg", "/states.json", "/animation.svg", "/frames.json",
        "/frames/3.svg", "/timeline.json", "/tokens.json", "/tokens.resolver.json",
    ]

    @Test(arguments: outputs)
    func `has every output of other styles`(_ output: String) throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        let response = folder.get("/v1/custom/Pill\(output)")
        #expect(response.status == .ok, "\(response.text)")
        #expect(!response.text.isEmpty)
    }

    @Test func `has a name with its case`() throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        #expect(folder.get("/v1/custom/Pill.svg").status == .ok)
        let response = folder.get("/v1/custom/pill.svg")
        #expect(response.status == .notFound)
        #expect(response.text.contains(#""suggestion":"Pill""#))
    }

    @Test(arguments: [
        ("color=ff0000", "style.color=f00"), ("inset=30", "style.inset=30.0"), ("isRound=false", ""),
        ("count=4", ""), ("style.width=9", ""),
    ])
    func `takes its own parameters`(_ query: String, _ other: String) throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        let picture = folder.get("/v1/custom/Pill.svg?\(query)")
        #expect(picture.status == .ok, "\(picture.text)")
        #expect(picture.text != folder.get("/v1/custom/Pill.svg").text)
        if !other.isEmpty { #expect(folder.get("/v1/custom/Pill.svg?\(other)").text == picture.text) }
    }

    @Test(arguments: [
        ("count=1.5", "whole number"), ("count=1001", "from -1000 to 1000."),
        ("isRound=maybe", "true, false"),
        ("color=nocolor", "hexadecimal"), ("inset=x", "decimal number"), ("insets=3", "inset"),
    ])
    func `refuses values of another type`(_ query: String, _ words: String) throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        let response = folder.get("/v1/custom/Pill.svg?\(query)")
        #expect(response.status == .badRequest)
        #expect(response.text.contains(words), "\(response.text)")
    }

    @Test func `keeps the meaning of common parameters`() throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        let entry = folder.get("/v1/styles/custom/Pill").text
        #expect(entry.contains(#""name":"style.width""#))
        #expect(entry.contains(#""alias":"style.inset""#))
        #expect(entry.contains("A capsule that shrinks while it is pressed."))
        #expect(folder.get("/v1/custom/Pill.svg?width=200").text.contains("<svg"))
    }

    @Test func `is not taken from a cache after its file has changed`() throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        let target = "/v1/custom/Pill.svg?title=Buy"
        let first = folder.get(target)
        for _ in 0..<3 { #expect(folder.get(target).body == first.body) }
        #expect(first.fields[.cacheControl] == "no-cache")
        let tag = try #require(first.fields[.eTag])
        #expect(folder.get(target, ifNoneMatch: tag).status == .notModified)

        try folder.publish(["Pill.swift": Sample.pill.replacing(".blue", with: ".red")])
        let second = folder.get(target, ifNoneMatch: tag)
        #expect(second.status == .ok)
        #expect(second.body != first.body)

        try folder.publish([:])
        let gone = folder.get(target)
        #expect(gone.status == .notFound)
        #expect(gone.fields[.cacheControl] == "no-store")
    }

    @Test func `can stand beside others of its folder, and of SwiftUI`() throws {
        let folder = try Folder([
            "Pill.swift": Sample.pill,
            "Square.swift": Sample.pill.replacing("Pill", with: "Square").replacing(".blue", with: ".green"),
        ])
        let pictures = [
            "", "?beside=Square", "?beside=bordered", "?containerStyle=bordered&beside=inherited,Square",
        ]
        .map { folder.get("/v1/custom/Pill.svg" + $0) }
        #expect(pictures.allSatisfy { $0.status == .ok }, "\(pictures.map(\.text))")
        #expect(Set(pictures.map(\.text)).count == 4)
        #expect(folder.get("/v1/custom/Pill.svg?beside=square").body == pictures[1].body)
        #expect(folder.get("/v1/custom/Pill.svg?beside=filled").status == .badRequest)
        // Those of the folder are not of SwiftUI.
        #expect(folder.get("/v1/swiftui/bordered.svg?beside=Square").status == .badRequest)
        let sheet = folder.get("/v1/custom/Pill/states.json?rows=style")
        #expect(sheet.text.contains(#""row":"Square""#) && sheet.text.contains(#""row":"borderless""#))
    }

    @Test func `is code with its own source`() throws {
        let folder = try Folder([
            "Pill.swift": Sample.pill + "\nstruct ContentView: View { var body: some View { Text(\"\") } }\n"
        ])
        let code = folder.get("/v1/custom/Pill.swift?title=Buy&inset=30&isRound=false&note=b%22").text
        #expect(code.hasPrefix("import SwiftUI\n\nstruct ButtonView: View {"))
        #expect(code.contains(#".buttonStyle(Pill(inset: 30, isRound: false, note: "b\""))"#), "\(code)")
        #expect(code.contains("/// A capsule that shrinks while it is pressed.\nstruct Pill: ButtonStyle {"))
        #expect(code.count(of: "import SwiftUI") == 1)
    }

    @Test func `is listed with the others`() throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        let list = folder.get("/v1/styles")
        #expect(list.text.contains(#""url":"/v1/custom/Pill.svg""#))
        #expect(list.fields[.cacheControl] == "no-cache")
        try folder.publish(["Square.swift": Sample.pill.replacing("Pill", with: "Square")])
        #expect(!folder.get("/v1/styles").text.contains("/v1/custom/Pill.svg"))
        #expect(folder.get("/v1/styles").text.contains("/v1/custom/Square.svg"))
    }

    @Test func `can have letters that are not ASCII`() throws {
        let folder = try Folder([
            "Pill.swift": Sample.pill.replacing("Pill", with: "Größe").replacing("inset", with: "abstand_é")
        ])
        let path = "/v1/custom/Gr%C3%B6%C3%9Fe"
        let response = folder.get("\(path).svg?abstand_%C3%A9=20")
        #expect(response.status == .ok, "\(response.text)")
        #expect(response.fields[.contentDisposition]?.contains("filename=\"Gre-normal.svg\"") == true)
        let cells = folder.get("\(path)/states.json?abstand_%C3%A9=20").text
        #expect(cells.contains("\(path).svg?") && cells.contains("abstand_%C3%A9=20"))
    }
}

@Suite struct `A style that does not end` {
    private static let outputs = [
        ".svg?state=pressed", ".json?state=pressed", "/states.svg", "/states.json", "/animation.svg",
        "/frames.json", "/frames/40.svg", "/timeline.json", "/tokens.json", "/tokens.resolver.json",
        // Its room is that of all states.
        ".svg",
    ]

    @Test(arguments: outputs)
    func `is an error with its place`(_ output: String) throws {
        let folder = try Folder(["Endless.swift": Sample.endless])
        for _ in 0..<3 {
            let response = folder.get("/v1/custom/Endless\(output)")
            #expect(response.status == .unprocessableContent)
            #expect(response.text.contains(#""line":9,"message":"this takes more than"#), "\(response.text)")
            #expect(response.fields[.cacheControl] == "no-store")
        }
    }

    @Test func `draws where nothing stops it`() throws {
        let folder = try Folder(["Endless.swift": Sample.endless])
        for _ in 0..<3 {
            #expect(folder.get("/v1/custom/Endless.svg?padding=0").status == .ok)
            #expect(
                folder.get("/v1/custom/Endless.svg?padding=0&state=pressed").status == .unprocessableContent
            )
        }
    }

    @Test func `is a picture for pages`() throws {
        let folder = try Folder(["Endless.swift": Sample.endless])
        let response = folder.get("/v1/custom/Endless/states.svg", accept: "image/avif,image/*")
        #expect(response.status == .ok)
        #expect(response.fields["X-Error-Code"] == "style-stopped")
        #expect(response.text.contains("<title>Error: Endless, line 9, column"))
    }
}

@Suite struct `A file with errors` {
    private static let broken = Sample.pill.replacing(".padding(width)", with: ".paddin(width)")

    @Test func `has its messages at the addresses of its styles`() throws {
        let folder = try Folder(["Buttons/Shapes.swift": Self.broken])
        for name in ["Pill", "Shapes"] {
            for target in [
                "/v1/custom/\(name).svg", "/v1/custom/\(name)/states.json", "/v1/styles/custom/\(name)",
            ] {
                let response = folder.get(target)
                #expect(response.status == .unprocessableContent)
                #expect(response.text.contains(#""diagnostics":[{"#))
                #expect(
                    response.text.contains("Buttons/Shapes.swift, line 17, column 14: "),
                    "\(response.text)"
                )
                #expect(response.text.contains(#""text":"            .paddin(width)""#))
                #expect(response.fields[.cacheControl] == "no-store")
            }
        }
        #expect(!folder.get("/v1/styles").text.contains("custom/Pill"))
    }

    @Test func `does not hide a style of another file`() throws {
        let folder = try Folder(["A.swift": Self.broken, "B.swift": Sample.pill])
        #expect(folder.get("/v1/custom/Pill.svg").status == .ok)
        #expect(folder.get("/v1/custom/A.svg").status == .unprocessableContent)
    }

    @Test func `keeps nothing of what it was before`() throws {
        let folder = try Folder(["Pill.swift": Sample.pill])
        #expect(folder.get("/v1/custom/Pill.svg").status == .ok)
        try folder.publish(["Pill.swift": Self.broken])
        #expect(folder.get("/v1/custom/Pill.svg").status == .unprocessableContent)
        try folder.publish(["Pill.swift": Sample.pill])
        #expect(folder.get("/v1/custom/Pill.svg").status == .ok)
    }
}

@Suite struct `Two files with a style of one name` {
    @Test func `show that of the first file, and say so`() throws {
        let folder = try Folder([
            "B.swift": Sample.pill.replacing(".blue", with: ".red"), "A.swift": Sample.pill,
        ])
        let one = try Folder(["A.swift": Sample.pill])
        #expect(folder.get("/v1/custom/Pill.svg").body == one.get("/v1/custom/Pill.svg").body)
        let duplicates = folder.styles.current.duplicates
        #expect(duplicates.map(\.path) == ["B.swift"])
        #expect(
            duplicates.first?.diagnostic.headline(file: "B.swift")
                == "B.swift:4:8: warning: style 'Pill' is also declared in A.swift, which is shown"
        )
        #expect(one.styles.current.duplicates.isEmpty)
    }
}

extension String {
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
