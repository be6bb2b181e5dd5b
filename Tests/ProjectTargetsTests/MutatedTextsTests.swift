import Corpus
import ProjectTargets
import ResourceFiles
import Testing

@Suite struct `A description with random errors` {
    private static let package = """
        let package = Package(name: "Kit", defaultLocalization: "en", targets: [
          .target(name: "A", dependencies: ["B", .target(name: "B"), .product(name: "C", package: "c")], path: "a/b",
            exclude: ["x"], sources: ["y"], resources: [.process("r/\\(z)"), .copy("s")]), /* c */ // d
          .testTarget(name: "T", path: #"t"#), .target(name: \"\"\"\nx\n\"\"\"),
        ])
        """
    private static let xcode = """
        { objects = { P = { isa = PBXProject; mainGroup = M; targets = ( T ); projectDirPath = ".."; };
        M = { isa = PBXGroup; children = ( G, F ); sourceTree = "<group>"; };
        G = { isa = PBXFileSystemSynchronizedRootGroup; path = a; sourceTree = "<group>"; exceptions = ( E ); };
        E = { membershipExceptions = ( b.swift ); target = T; };
        F = { isa = PBXFileReference; path = "a/../c.swift"; sourceTree = SOURCE_ROOT; };
        T = { isa = PBXNativeTarget; name = App; buildPhases = ( S ); fileSystemSynchronizedGroups = ( G ); };
        S = { isa = PBXSourcesBuildPhase; files = ( B ); }; B = { fileRef = F; }; }; rootObject = P; }
        """

    @Test func `is read as far as it is understood`() {
        var random = RandomBytes(seed: 19)
        for _ in 0..<2_000 {
            let tree = FileTree([
                "p/Package.swift": .bytes(random.mutated(Array(Self.package.utf8))),
                "p/App.xcodeproj/project.pbxproj": .bytes(random.mutated(Array(Self.xcode.utf8))),
                "p/a/b.swift": .bytes([]), "p/c.swift": .bytes([]), "p/a/b/y/z.swift": .bytes([]),
            ])
            let project = Project(reading: tree)
            #expect(project.targets.allSatisfy { $0.sources.allSatisfy { tree[$0] != nil } })
            _ = project.testSources
        }
    }
}
