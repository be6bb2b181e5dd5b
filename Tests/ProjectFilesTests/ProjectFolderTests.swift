import Glibc
import ProjectFiles
import ProjectTargets
import ResourceFiles
import TestSupport
import Testing

@Suite struct `The folder of a project` {
    private let folder = TemporaryFolder()

    private func read(_ change: (inout FolderSettings) -> Void = { _ in }) throws -> ProjectFolder {
        var settings = FolderSettings()
        change(&settings)
        return try ProjectFolder(reading: folder.path, settings: settings)
    }

    @Test func `has sources, catalogs, tables, images and fonts`() throws {
        for file in [
            "A.swift", "Sub/B.swift", "README.md", "data.json", "Assets.xcassets/C.colorset/Contents.json",
            "de.lproj/L.strings", "L.xcstrings", "L.stringsdict", "a.PNG", "F.ttf",
            "App.xcodeproj/project.pbxproj",
            "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata", ".hidden.swift", ".swift",
        ] {
            folder.makeFile(file, "text")
        }
        let project = try read()
        #expect(
            project.tree.paths == [
                "A.swift", "App.xcodeproj/project.pbxproj",
                "Assets.xcassets/C.colorset/Contents.json",
                "F.ttf", "L.stringsdict", "L.xcstrings", "Sub/B.swift", "a.PNG", "de.lproj/L.strings",
            ]
        )
        #expect(project.tree.bytes(of: "A.swift") == Array("text".utf8))
        #expect(project.tree["F.ttf"] == .unread(byteCount: 4))
        #expect(project.notes.isEmpty)
    }

    @Test func `has nothing of dependencies and of builds`() throws {
        for name in [".build", "Pods", "Carthage", "DerivedData", ".git", ".swiftpm"] {
            folder.makeFile("\(name)/A.swift")
            folder.makeFile("Sub/\(name)/B.swift")
        }
        #expect(try read().tree.paths.isEmpty)
        #expect(
            try read { $0 = FolderSettings(including: ["Pods/**", ".git/**"]) }.tree.paths == ["Pods/A.swift"]
        )
    }

    @Test func `has nothing that is ignored, but generated sources of a target`() throws {
        folder.makeFile(".gitignore", "Generated/\n*.tmp.swift\n!Keep.tmp.swift\n/Other\n")
        folder.makeFile("Sub/.gitignore", "Own.swift\n!Generated\n")
        folder.makeFile("Package.swift", #"Package(targets: [.target(name: "Kit")])"#)
        for file in [
            "Sources/Kit/A.swift", "Sources/Kit/Generated/G.swift", "Sources/Kit/Generated/L.strings",
            "Generated/H.swift",
            "a.tmp.swift", "Keep.tmp.swift", "Other/I.swift", "Sub/Own.swift", "Sub/Generated/J.swift",
        ] {
            folder.makeFile(file)
        }
        let project = try read()
        #expect(
            project.tree.paths == [
                "Keep.tmp.swift", "Package.swift", "Sources/Kit/A.swift", "Sources/Kit/Generated/G.swift",
                "Sub/Generated/J.swift",
            ]
        )
        #expect(
            project.project.targets.map(\.sources) == [
                ["Sources/Kit/A.swift", "Sources/Kit/Generated/G.swift"]
            ]
        )
    }

    @Test func `has no sources of tests`() throws {
        folder.makeFile(
            "Package.swift",
            #"Package(targets: [.target(name: "Kit"), .testTarget(name: "KitTests", path: "Tests")])"#
        )
        for file in ["Sources/Kit/A.swift", "Tests/T.swift", "Tests/Files.xcassets/Contents.json"] {
            folder.makeFile(file)
        }
        let project = try read()
        #expect(
            project.tree.paths == [
                "Package.swift", "Sources/Kit/A.swift", "Tests/Files.xcassets/Contents.json",
            ]
        )
        #expect(project.project.targets.map(\.sources) == [["Sources/Kit/A.swift"], []])
        #expect(project.project.rest.isEmpty)
    }

    @Test func `has no rules of a file that is too large`() throws {
        folder.makeFile("A.swift")
        folder.makeFile(".gitignore", "A.swift\n" + String(repeating: " ", count: IgnoreRules.byteLimit - 8))
        #expect(try read().tree.paths.isEmpty)
        folder.makeFile(".gitignore", "A.swift\n" + String(repeating: " ", count: IgnoreRules.byteLimit - 7))
        #expect(try read().tree.paths == ["A.swift"])
    }

    @Test func `has what is included, and nothing that is excluded`() throws {
        folder.makeFile(".gitignore", "Generated/\n")
        for file in ["A.swift", "Demo/B.swift", "Generated/C.swift", "Generated/D.swift"] {
            folder.makeFile(file)
        }
        let project = try read { $0 = FolderSettings(including: ["Generated/C.swift"], excluding: ["Demo"]) }
        #expect(project.tree.paths == ["A.swift", "Generated/C.swift"])
    }

    @Test func `has the files of packages elsewhere in folders of their own`() throws {
        let (first, second) = (TemporaryFolder(), TemporaryFolder())
        let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
        for kit in [first, second] {
            kit.makeFile("Kit/Package.swift", manifest)
            kit.makeFile("Kit/Sources/Kit/A.swift", "a")
        }
        folder.makeFile("A.swift", "b")
        var settings = FolderSettings(packages: [first.path + "/Kit", second.path + "/Kit/."])
        let project = try ProjectFolder(reading: folder.path, settings: settings)
        #expect(
            project.tree.paths == [
                "@Kit-2/Package.swift", "@Kit-2/Sources/Kit/A.swift", "@Kit/Package.swift",
                "@Kit/Sources/Kit/A.swift", "A.swift",
            ]
        )
        #expect(project.project.targets.map(\.moduleName) == ["Kit", "Kit"])
        first.makeFile("Kit/Sources/Kit/B.swift", "b")
        let next = try ProjectFolder(reading: folder.path, settings: settings, since: project)
        #expect(next.changedPaths(since: project) == ["@Kit/Sources/Kit/B.swift"])
        settings.packages = FolderSettings(packages: ["/nowhere/at/all"]).packages
        #expect(throws: FolderError.unreadablePackage("/nowhere/at/all", ENOENT)) {
            _ = try ProjectFolder(reading: folder.path, settings: settings)
        }
    }

    @Test func `is not left by links, and pipes are not opened`() throws {
        let outside = TemporaryFolder()
        outside.makeFile("Secret.swift", "secret")
        outside.makeFolder("Folder")
        folder.makeFile("Sub/A.swift", "a")
        folder.makeLink("Inside.swift", to: "Sub/A.swift")
        folder.makeLink("Outside.swift", to: outside.path + "/Secret.swift")
        folder.makeLink("Up.swift", to: "../../../../../../etc/hostname")
        folder.makeLink("Nothing.swift", to: "nothing")
        folder.makeLink("Loop.swift", to: "Loop.swift")
        folder.makeLink("Sub/Loop", to: "..")
        folder.makeLink("Folder", to: outside.path + "/Folder")
        folder.makeLink("Zero.swift", to: "/dev/zero")
        folder.makePipe("Pipe.swift")
        folder.makeLink("Pipe2.swift", to: "Pipe.swift")
        folder.makePipe("other")
        folder.makePipe("Ignored/.gitignore")
        let project = try read()
        #expect(project.tree.paths == ["Inside.swift", "Sub/A.swift"])
        #expect(project.tree.bytes(of: "Inside.swift") == Array("a".utf8))
        #expect(
            project.notes == [
                FolderNote("Folder", reason: .linkToFolder), FolderNote("Loop.swift", reason: .linkOutside),
                FolderNote("Nothing.swift", reason: .linkOutside),
                FolderNote("Outside.swift", reason: .linkOutside),
                FolderNote("Pipe.swift", reason: .special), FolderNote("Pipe2.swift", reason: .special),
                FolderNote("Sub/Loop", reason: .linkToFolder), FolderNote("Up.swift", reason: .linkOutside),
                FolderNote("Zero.swift", reason: .special),
            ]
        )
    }

    @Test func `has files of a limited size`() throws {
        let limits = FolderLimits()
        folder.makeFile("A.swift", byteCount: limits.swiftBytes)
        folder.makeFile("B.swift", byteCount: limits.swiftBytes + 1)
        folder.makeFile("C.strings", byteCount: 100_000_000)
        folder.makeFile("D.png", byteCount: 1_000_000_000)
        let project = try read()
        #expect(project.tree.bytes(of: "A.swift")?.count == limits.swiftBytes)
        #expect(project.tree["B.swift"] == .unread(byteCount: limits.swiftBytes + 1))
        #expect(project.tree["C.strings"] == .unread(byteCount: 100_000_000))
        #expect(project.tree["D.png"] == .unread(byteCount: 1_000_000_000))
        #expect(
            project.notes.map(\.description) == [
                "B.swift has more than 1048576 bytes, and is not read",
                "C.strings has more than 8388608 bytes, and is not read",
            ]
        )
    }

    @Test func `has a limited number of files, bytes and entries`() throws {
        for name in ["A", "B", "C"] { folder.makeFile("\(name).swift", "12345") }
        func read(_ change: (inout FolderLimits) -> Void) throws -> ([String], [FolderNote]) {
            let folder = try self.read { change(&$0.limits) }
            return (folder.tree.paths, folder.notes)
        }
        let all = ["A.swift", "B.swift", "C.swift"]
        #expect(try read { $0.files = 3 } == (all, []))
        #expect(
            try read { $0.files = 2 } == (
                Array(all[..<2]), [FolderNote("C.swift", reason: .tooManyFiles(limit: 2))]
            )
        )
        #expect(try read { $0.bytes = 15 } == (all, []))
        #expect(
            try read { $0.bytes = 14 } == (
                Array(all[..<2]), [FolderNote("C.swift", reason: .tooManyBytes(limit: 14))]
            )
        )
        #expect(try read { $0.entries = 3 } == (all, []))
        // The system lists names in any order.
        let (_, notes) = try read { $0.entries = 2 }
        #expect(notes.map(\.reason) == [.tooManyEntries(limit: 2)])
    }

    @Test func `has a limited depth, and limited notes`() throws {
        folder.makeFile("a/b/A.swift")
        #expect(try read { $0.limits.depth = 2 }.tree.paths == ["a/b/A.swift"])
        let deep = try read { $0.limits.depth = 1 }
        #expect(deep.tree.paths.isEmpty)
        #expect(deep.notes == [FolderNote("a/b", reason: .tooDeep(limit: 1))])
        #expect(try read { ($0.limits.depth, $0.limits.notes) = (1, 0) }.notes.isEmpty)
    }

    @Test func `reads little of what is ignored`() throws {
        folder.makeFile(".gitignore", "out\n")
        folder.makeFile("Package.swift", #"Package(targets: [.target(name: "Kit", path: "Kit")])"#)
        folder.makeFile("Kit/A.swift")
        for name in 0..<20 { folder.makeFile("Kit/out/\(name).swift") }
        #expect(try read().tree.paths.count == 22)
        #expect(try read { $0.limits.ignoredEntries = 5 }.tree.paths.count == 7)
        #expect(try read { $0.limits.ignoredEntries = 5 }.notes.isEmpty)
    }

    @Test func `cannot be read if there is none`() throws {
        #expect(throws: FolderError.unreadable(ENOENT)) {
            try ProjectFolder(reading: folder.path + "/nothing")
        }
        folder.makeFile("A.swift")
        #expect(throws: FolderError.unreadable(ENOTDIR)) {
            try ProjectFolder(reading: folder.path + "/A.swift")
        }
    }
}
