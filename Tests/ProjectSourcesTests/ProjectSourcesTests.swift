import Glibc
import ProjectFiles
import ProjectIndex
import ProjectResources
import ProjectSources
import ResourceFiles
import TestSupport
import Testing

@Suite struct `The sources of a project` {
    private let folder = TemporaryFolder()

    private func sources() throws -> ProjectSources {
        try ProjectSources(reading: folder.path, isAppleName: { _ in false })
    }

    private func view(_ name: String, _ content: String = "") -> String {
        """
        import SwiftUI
        struct \(name): View { var body: some View { VStack { Button("A") {}; \(content) } } }
        """
    }

    @Test func `have a program for each file that shows something`() throws {
        folder.makeFile("Card.swift", view("Card", "Part(); Text(verbatim: \"\\(Metrics.inset)\")"))
        folder.makeFile(
            "Part.swift",
            "import SwiftUI\nstruct Part: View { var body: some View { Text(\"\") } }"
        )
        folder.makeFile("Metrics.swift", "enum Metrics { static let inset = 8.0 }")
        folder.makeFile("Model.swift", "struct Model {}")
        let sources = try sources()
        #expect(sources.paths == ["Card.swift"])
        let program = try #require(sources.program(showing: "Card.swift"))
        #expect(program.files.map(\.path).first == "Card.swift")
        #expect(Set(program.files.map(\.path)) == ["Card.swift", "Metrics.swift", "Part.swift"])
        #expect(sources.program(showing: "Missing.swift") == nil)
    }

    @Test func `cannot be read without a folder`() {
        #expect(throws: FolderError.unreadable(ENOENT)) {
            _ = try ProjectSources(reading: folder.path + "/nowhere", isAppleName: { _ in false })
        }
    }

    // MARK: Names

    private func found(_ name: String, file: String? = nil) throws -> String? {
        if case .found(let root) = try sources().index.root(named: name, file: file) { root.id } else { nil }
    }

    @Test func `find a root by its type, its number, its identifier and its name for people`() throws {
        folder.makeFile(
            "UI/Card.swift",
            view("Card") + "\n#Preview(\"A card\") { Card() }\n#Preview { Card() }"
        )
        #expect(try found("Card") == "UI/Card.swift#Card")
        #expect(try found("preview-2") == "UI/Card.swift#preview-2-1")
        #expect(try found("preview-2-3") == "UI/Card.swift#preview-2-1")
        #expect(try found("UI/Card.swift#Card") == "UI/Card.swift#Card")
        #expect(try found("UI/Card.swift#preview-1-1") == "UI/Card.swift#preview-1-1")
        #expect(try found("A card") == "UI/Card.swift#preview-1-1")
        #expect(try found("card") == nil)
    }

    @Test func `ask for the file of a name that two have`() throws {
        folder.makeFile("A/Card.swift", view("Card"))
        folder.makeFile("B/Card.swift", view("Card"))
        folder.makeFile("B/OtherCard.swift", view("OtherCard"))
        let lookup = try sources().index.root(named: "Card")
        #expect(lookup == .ambiguous(["A/Card.swift#Card", "B/Card.swift#Card"]))
        #expect(try found("Card", file: "B/Card.swift") == "B/Card.swift#Card")
        // The end of a path begins with a whole name.
        #expect(try found("OtherCard", file: "Card.swift") == nil)
    }

    // MARK: Resources

    private func makeColor(_ name: String) {
        folder.makeFile(
            "A.xcassets/\(name).colorset/Contents.json",
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1"}}}]}"#
        )
    }

    private func resources(_ content: String) throws -> [String] {
        folder.makeFile("Card.swift", view("Card", content))
        return try sources().program(showing: "Card.swift")?.resources?.tree.paths ?? []
    }

    @Test(arguments: [
        #"Color("brand_main")"#, "Color(.brandMain)", "Color.brandMain", "Asset.brandMain.color",
        #"Color("brand_main", bundle: .module)"#,
    ])
    func `take the resources that they name`(use: String) throws {
        makeColor("brand_main")
        makeColor("other")
        #expect(try resources(use) == ["A.xcassets/brand_main.colorset/Contents.json"])
    }

    @Test func `take the accent color, tables of texts, and the groups around a color`() throws {
        makeColor("AccentColor")
        makeColor("Text/primary")
        folder.makeFile("A.xcassets/Text/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        folder.makeFile("L.xcstrings", #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#)
        #expect(
            try resources("Color(.Text.primary)") == [
                "A.xcassets/AccentColor.colorset/Contents.json",
                "A.xcassets/Text/Contents.json",
                "A.xcassets/Text/primary.colorset/Contents.json",
                "L.xcstrings",
            ]
        )
    }

    @Test func `read images of the folder only`() throws {
        folder.makeFile("Logo.png", "pixels")
        folder.makeFile("Large.png", byteCount: 3 << 20)
        folder.makeLink("Out.png", to: "/etc/hostname")
        #expect(try resources(#"Image("Logo"); Image("Large"); Image("Out")"#) == ["Logo.png"])
    }

    @Test func `draw the PDFs that they name, up to a limit`() throws {
        folder.makeFile("Logo.pdf", "%PDF-logo")
        folder.makeFile("Other.pdf", "%PDF-other")
        folder.makeFile("Broken.pdf", "broken")
        func drawn(_ content: String) throws -> [String: [UInt8]]? {
            folder.makeFile("Card.swift", view("Card", content))
            return try ProjectSources(
                reading: folder.path,
                drawDocument: { $0.starts(with: Array("%PDF".utf8)) ? Array($0.dropFirst(5)) : nil },
                isAppleName: { _ in false }
            )
            .program(showing: "Card.swift")?.resources?.drawnDocuments
        }
        #expect(try drawn(#"Image("Logo"); Image("Broken")"#) == ["Logo.pdf": Array("logo".utf8)])
        for number in 1...129 { folder.makeFile("\(number)/many.pdf", "%PDF-\(number)") }
        #expect(try drawn(#"Image("many")"#)?.count == 128)
    }

    // MARK: Hostile folders

    @Test func `have limits where targets name each other`() throws {
        folder.makeFile(
            "Package.swift",
            """
            let package = Package(name: "P", targets: [
                .target(name: "A", dependencies: ["B"]), .target(name: "B", dependencies: ["A"]),
            ])
            """
        )
        folder.makeFile("Sources/A/A.swift", view("CardA", "CardB()") + "\nimport B")
        folder.makeFile("Sources/B/B.swift", view("CardB", "CardA()") + "\nimport A")
        let program = try #require(try sources().program(showing: "Sources/A/A.swift"))
        #expect(program.files.map(\.path) == ["Sources/A/A.swift", "Sources/B/B.swift"])
        #expect(program.modules == ["A", "B"])
    }

    @Test func `are read in spite of broken files, pipes and links without an end`() throws {
        folder.makeFile("Card.swift", view("Card", "Color(.brand)"))
        folder.makeFile("Broken.swift", String(repeating: "struct { \"", count: 2_000))
        folder.makeFile("A.xcassets/brand.colorset/Contents.json", "{")
        folder.makeFile("L.xcstrings", String(repeating: "[", count: 10_000))
        folder.makePipe("Pipe.swift")
        folder.makeLink("Loop.swift", to: "Loop.swift")
        folder.makeLink("Folder", to: ".")
        #expect(try sources().paths == ["Card.swift"])
    }
}
