import ProjectTargets
import ResourceFiles
import Testing

/// The project of files by their paths; a file without a text is empty.
func project(_ files: [String], _ texts: [String: String]) -> Project {
    let empty = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    return Project(reading: FileTree(texts: texts.merging(empty) { first, _ in first }))
}

extension Project {
    /// The target of a name.
    func target(_ name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}

@Suite struct `The targets of a package` {
    private func package(_ targets: String, _ files: [String]) -> Project {
        project(
            files,
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Kit",
                    defaultLocalization: "de",
                    products: [.library(name: "Kit", targets: ["Kit"])],
                    dependencies: [.package(url: "https://example.com/a.git", from: "1.0.0")],
                    targets: [\(targets)]
                )
                """
            ]
        )
    }

    @Test func `have the folders of their names`() throws {
        let project = package(
            """
            .target(name: "Kit", dependencies: ["Base", .target(name: "Core"), .product(name: "A", package: "a")]),
            .target(name: "Base"), .executableTarget(name: "app"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
            .binaryTarget(name: "B", url: "https://example.com", checksum: ""), /* .target(name: "Comment"), */
            // .target(name: "Line"),
            """,
            [
                "Sources/Kit/A.swift", "Sources/Kit/Sub/B.swift", "Sources/Base/C.swift",
                "Source/app/main.swift",
                "Tests/KitTests/T.swift", "Sources/Kit/c.c", "Loose.swift", "Sources/Other/D.swift",
            ]
        )
        #expect(project.targets.map(\.name) == ["Kit", "Base", "app", "KitTests"])
        let kit = try #require(project.target("Kit"))
        #expect(kit.sources == ["Sources/Kit/A.swift", "Sources/Kit/Sub/B.swift"])
        #expect(kit.dependencies == ["Base", "Core", "A"])
        #expect(kit.developmentLanguage == "de")
        #expect(kit.origin == .package(folder: ""))
        #expect(project.targets.map(\.kind) == [.library, .library, .app, .test])
        #expect(project.target("app")?.folders == ["Source/app"])
        #expect(project.rest == ["Loose.swift", "Sources/Other/D.swift"])
        #expect(project.problems.isEmpty)
    }

    @Test(arguments: [
        ("platforms: [.macOS(.v14)],", true), ("platforms: [.iOS(.v17), .macOS(\"14.0\")],", false),
        ("platforms: [.iOS(.v17)],", false), ("", false), ("platforms: [],", false),
        ("platforms: names,", false), ("platforms: [.macOS(.v14), },", true), ("platforms: [}", false),
    ])
    func `are for a Mac if the package is for nothing else`(platforms: String, isForMac: Bool) throws {
        let text = "let package = Package(name: \"Kit\", \(platforms) targets: [.target(name: \"Kit\")])"
        let project = project(["Sources/Kit/A.swift"], ["Package.swift": text])
        #expect(try #require(project.target("Kit")).isForMac == isForMac)
    }

    @Test func `have paths, sources, exclusions and resources`() throws {
        let project = package(
            """
            .target(
                name: "Kit", path: "UI", exclude: ["Old", "README.md"], sources: ["Code", "Main.swift"],
                resources: [.process("Files"), .copy("Data/x.bin"), Resource.process("Fonts/A.ttf")],
                swiftSettings: [.define("X", .when(configuration: .debug)), .unsafeFlags(["-a"])]
            )
            """,
            [
                "UI/Code/A.swift", "UI/Main.swift", "UI/Other.swift", "UI/Old/B.swift", "UI/Files/a.png",
                "UI/Data/x.bin",
                "UI/Data/y.bin", "UI/Fonts/A.ttf", "UI/Assets.xcassets/Contents.json",
                "UI/de.lproj/L.strings",
                "UI/L.xcstrings", "UI/Old/Old.xcassets/Contents.json",
            ]
        )
        let kit = try #require(project.target("Kit"))
        #expect(kit.sources == ["UI/Code/A.swift", "UI/Main.swift"])
        #expect(
            kit.resources == [
                "UI/Assets.xcassets/Contents.json", "UI/Data/x.bin", "UI/Files/a.png", "UI/Fonts/A.ttf",
                "UI/L.xcstrings",
                "UI/de.lproj/L.strings",
            ]
        )
        #expect(project.problems.isEmpty)
    }

    @Test func `have all sources if there is one`() {
        #expect(
            package(#".target(name: "Kit")"#, ["Sources/A.swift"]).target("Kit")?.sources == [
                "Sources/A.swift"
            ]
        )
        #expect(package(#".target(name: "Kit"), .target(name: "B")"#, ["Sources/A.swift"]).targets.isEmpty)
    }

    @Test func `have all tests if there is one of tests`() {
        let project = package(
            #".target(name: "Kit"), .testTarget(name: "KitTests")"#,
            ["Sources/Kit/A.swift", "Tests/T.swift"]
        )
        #expect(project.target("KitTests")?.sources == ["Tests/T.swift"])
    }

    @Test func `have folders in another case of letters, or none`() {
        let project = package(
            #".target(name: "Kit"), .target(name: "KitC"), .testTarget(name: "Kit-Tests")"#,
            ["Sources/kit/A.swift", "Tests/kit-tests/T.swift"]
        )
        #expect(project.target("Kit")?.sources == ["Sources/kit/A.swift"])
        #expect(project.target("Kit-Tests")?.folders == ["Tests/kit-tests"])
        #expect(project.target("KitC") == nil)
        #expect(project.problems.isEmpty)
    }

    @Test func `are made by functions of the manifest`() {
        let project = package(
            #".featureTarget(name: "Home", dependencies: ["Base"]), .target(name: "Base")"#,
            ["Sources/Home/A.swift", "Sources/Base/B.swift"]
        )
        #expect(project.targets.map(\.name) == ["Home", "Base"])
        #expect(project.target("Home")?.dependencies == ["Base"])
    }

    @Test func `are found in folders`() {
        let project = project(
            ["Packages/A/Sources/A/A.swift", "App/App.swift"],
            ["Packages/A/Package.swift": #"let package = Package(name: "A", targets: [.target(name: "A")])"#]
        )
        #expect(project.target("A")?.sources == ["Packages/A/Sources/A/A.swift"])
        #expect(project.target("A")?.origin == .package(folder: "Packages/A"))
        #expect(project.rest == ["App/App.swift"])
    }

    @Test(arguments: [
        (#".target(name: prefix + "Kit")"#, "the name of a target is not a literal"),
        (#".target(name: "K\(it)")"#, "the name of a target is not a literal"),
        (#".target(name: "Kit", path: root)"#, "'path' of the target 'Kit' is not a literal"),
        (#".target(name: "Kit", exclude: ["a", b])"#, "'exclude' of the target 'Kit' is not a literal"),
        (
            #".target(name: "Kit", path: "../../etc")"#,
            "the folder of the target 'Kit' is outside of the project"
        ),
        (#".target(name: "Kit", path: "/etc")"#, "the folder of the target 'Kit' is outside of the project"),
    ])
    func `are reported if they cannot be read`(target: String, problem: String) {
        let project = package(
            target + #", .target(name: "Other", path: "O")"#,
            ["Sources/Kit/A.swift", "O/B.swift"]
        )
        #expect(project.problems.map(\.description).contains("Package.swift: " + problem))
        #expect(project.target("Other") != nil)
    }

    @Test func `are in texts that are cut, or broken`() {
        let text =
            #".target(name: "Kit", dependencies: [.target(name: "B", condition: .when(platforms: [.iOS]))], path: "a\"b")"#
        for count in 0...text.utf8.count {
            let cut = String(decoding: text.utf8.prefix(count), as: UTF8.self)
            _ = project([], ["Package.swift": cut]).targets
        }
        for broken in [
            ".target(name: ]]]})))", "\"\"\"\"", "/* /* */", "\"\\(\"\\", ".target(", ".target(name:",
        ] {
            _ = project([], ["Package.swift": broken]).targets
        }
    }

    @Test func `have a limited depth and number`() {
        func nested(_ depth: Int) -> Project {
            let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            return package(#".target(name: "Kit", swiftSettings: \#(value))"#, ["Sources/Kit/A.swift"])
        }
        #expect(nested(ProjectLimits.manifestDepth - 1).problems.isEmpty)
        let deep = nested(100_000)
        #expect(deep.problems.map(\.message) == ["calls are nested more than 32 deep"])
        #expect(deep.target("Kit") != nil)
        func many(_ count: Int) -> Project {
            package(
                (0..<count).map { ".target(name: \"T\($0)\", path: \"a\")" }.joined(separator: ","),
                ["a/A.swift"]
            )
        }
        #expect(many(ProjectLimits.targets).targets.count == ProjectLimits.targets)
        #expect(many(ProjectLimits.targets + 1).targets.count == ProjectLimits.targets)
    }

    @Test func `have a name in an import`() {
        let project = package(
            #".target(name: "my-Kit 2", path: "a"), .target(name: "3D", path: "a")"#,
            ["a/A.swift"]
        )
        #expect(project.targets.map(\.moduleName) == ["my_Kit_2", "_D"])
    }
}
