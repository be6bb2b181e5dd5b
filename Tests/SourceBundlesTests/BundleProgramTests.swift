import JSONReading
import ProjectResources
import ProjectSources
import ResourceFiles
import SourceBundles
import Testing

struct `The programs of a bundle` {
    private func programs(_ files: [String: String]) throws -> BundlePrograms {
        let members = files.map { JSONValue.Member(name: $0.key, value: .string($0.value)) }
        let bundle = try SourceBundle(reading: .object(members), at: .root)
        return BundlePrograms(of: bundle) { $0 == "Color" }
    }

    private static func style(_ name: String, _ body: String = "configuration.label") -> String {
        """
        struct \(name): ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { \(body) }
        }
        """
    }

    @Test func `have the file with the roots and what it reaches`() throws {
        let found = try programs([
            "A.swift": Self.style("A", "configuration.label.padding(Space.small)"),
            "B.swift": Self.style("B"), "Space.swift": "enum Space { static let small = 1.0 }", "Read.md": "",
        ])
        #expect(found.programs.map(\.path) == ["A.swift", "B.swift"])
        #expect(
            found.programs.map { $0.program.files.map(\.path) } == [["A.swift", "Space.swift"], ["B.swift"]]
        )
        #expect(found.resources == nil)
        #expect(found.notes == [])
    }

    @Test func `have the modules of a package`() throws {
        let found = try programs([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [.target(name: "UI")])
            """,
            "Sources/UI/A.swift": Self.style("A"),
            "Sources/UI/Media.xcassets/Brand.colorset/Contents.json": "{}",
        ])
        #expect(found.programs.map { $0.program.files.map(\.module) } == [["UI"]])
        #expect(found.resources?.bundles.map(\.name) == ["UI"])
        #expect(found.resources?.allowsVectors == false)
    }

    @Test func `have no fonts and no vectors, with one note`() throws {
        let found = try programs([
            "A.swift": Self.style("A"), "a.svg": "<svg/>", "b.PDF": "", "c.ttf": "", "d.png": "",
        ])
        #expect(found.resources?.tree.paths == ["d.png"])
        #expect(found.notes.count == 1)
        #expect(found.notes.first?.contains("3 such files") == true)
    }

    @Test func `are so many and no more`() throws {
        for count in [BundleLimits.programs, BundleLimits.programs + 1] {
            let files = (0..<count).map { ("\($0).swift", Self.style("S\($0)")) }
            let found = try programs(Dictionary(files) { first, _ in first })
            #expect(found.programs.count == BundleLimits.programs)
            #expect(found.notes.isEmpty == (count == BundleLimits.programs))
        }
    }

    /// Each of many roots needs the same large files.
    @Test func `have so many bytes together and no more`() throws {
        let large = "enum Space { static let small = 1.0 }\n//" + String(repeating: "x", count: 1_000_000)
        var files = ["Space.swift": large]
        for number in 0..<40 {
            files["\(number).swift"] = Self.style("S\(number)", "configuration.label.padding(Space.small)")
        }
        let found = try programs(files)
        let bytes = found.programs.flatMap(\.program.files).reduce(0) { $0 + $1.bytes.count }
        #expect(bytes <= BundleLimits.programBytes)
        #expect(found.programs.count == 16)
        #expect(found.notes.count == 1)
    }
}
