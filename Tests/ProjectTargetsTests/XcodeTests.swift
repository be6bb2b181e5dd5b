import ProjectTargets
import ResourceFiles
import Testing

@Suite struct `The targets of an Xcode project` {
    private func xcode(_ objects: String, _ files: [String], folder: String = "") -> Project {
        let text = """
            // !$*UTF8*$!
            { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = M; developmentRegion = de; projectDirPath = ""; targets = ( T, U ); };
              \(objects)
            }; }
            """
        return project(files, [folder + "App.xcodeproj/project.pbxproj": text])
    }

    @Test func `have synchronized folders with exceptions`() throws {
        let project = xcode(
            """
            M = { isa = PBXGroup; children = ( G, H ); sourceTree = "<group>"; };
            G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = ( E, F ); };
            H = { isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
            E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                  membershipExceptions = ( Info.plist, "Old/Old.swift" ); };
            F = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
                  membershipExceptions = ( Shared.swift ); };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = ( G ); };
            U = { isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
                  fileSystemSynchronizedGroups = ( H ); dependencies = ( D ); };
            D = { isa = PBXTargetDependency; target = T; };
            """,
            [
                "App/App.swift", "App/Shared.swift", "App/Old/Old.swift", "App/Assets.xcassets/Contents.json",
                "App/Info.plist", "AppTests/T.swift", "App/Fonts/A.ttf",
            ]
        )
        let app = try #require(project.target("App"))
        #expect(app.sources == ["App/App.swift", "App/Shared.swift"])
        #expect(app.resources == ["App/Assets.xcassets/Contents.json", "App/Fonts/A.ttf"])
        #expect(app.kind == .app)
        #expect(app.developmentLanguage == "de")
        #expect(app.folders == ["App"])
        #expect(app.origin == .xcode(project: "App.xcodeproj"))
        let tests = try #require(project.target("AppTests"))
        #expect(tests.sources == ["App/Shared.swift", "AppTests/T.swift"])
        #expect(tests.kind == .test)
        #expect(tests.dependencies == ["App"])
        #expect(project.rest == ["App/Old/Old.swift"])
    }

    @Test func `have the files of their phases`() throws {
        let project = xcode(
            """
            M = { isa = PBXGroup; children = ( A, V, C, G ); sourceTree = "<group>"; path = Code; };
            G = { isa = PBXGroup; children = ( B, X, O ); sourceTree = "<group>"; path = Sub; };
            A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
            B = { isa = PBXFileReference; path = "../B.swift"; sourceTree = "<group>"; };
            X = { isa = PBXFileReference; path = "X.swift"; sourceTree = SOURCE_ROOT; };
            O = { isa = PBXFileReference; path = "/etc/passwd.swift"; sourceTree = "<absolute>"; };
            C = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
            V = { isa = PBXVariantGroup; name = L.strings; children = ( V1, V2 ); sourceTree = "<group>"; };
            V1 = { isa = PBXFileReference; name = de; path = de.lproj/L.strings; sourceTree = "<group>"; };
            V2 = { isa = PBXFileReference; name = en; path = en.lproj/L.strings; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                  buildPhases = ( S, R ); packageProductDependencies = ( K ); };
            K = { isa = XCSwiftPackageProductDependency; productName = Kit; };
            S = { isa = PBXSourcesBuildPhase; files = ( S1, S2, S3, S4, S5 ); };
            S1 = { isa = PBXBuildFile; fileRef = A; }; S2 = { isa = PBXBuildFile; fileRef = B; };
            S3 = { isa = PBXBuildFile; fileRef = X; }; S4 = { isa = PBXBuildFile; fileRef = O; };
            S5 = { isa = PBXBuildFile; fileRef = MISSING; };
            R = { isa = PBXResourcesBuildPhase; files = ( R1, R2 ); };
            R1 = { isa = PBXBuildFile; fileRef = C; }; R2 = { isa = PBXBuildFile; fileRef = V; };
            U = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.framework"; };
            """,
            [
                "ios/Code/A.swift", "ios/Code/B.swift", "ios/X.swift",
                "ios/Code/Assets.xcassets/Contents.json",
                "ios/Code/de.lproj/L.strings", "ios/Code/en.lproj/L.strings", "ios/Code/Rest.swift",
            ],
            folder: "ios/"
        )
        let app = try #require(project.target("My App"))
        #expect(app.sources == ["ios/Code/A.swift", "ios/Code/B.swift", "ios/X.swift"])
        #expect(
            app.resources == [
                "ios/Code/Assets.xcassets/Contents.json", "ios/Code/de.lproj/L.strings",
                "ios/Code/en.lproj/L.strings",
            ]
        )
        #expect(app.dependencies == ["Kit"])
        #expect(project.target("Other")?.sources == [])
        #expect(project.rest == ["ios/Code/Rest.swift"])
    }

    @Test func `have the folder of the project if nothing says more`() {
        let alone = xcode(
            """
            M = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; };
            """,
            ["a/A.swift"]
        )
        #expect(alone.target("App")?.sources == ["a/A.swift"])
        #expect(alone.rest.isEmpty)
    }

    @Test func `do not follow groups that are in themselves`() {
        let project = xcode(
            """
            M = { isa = PBXGroup; children = ( M, G ); sourceTree = "<group>"; };
            G = { isa = PBXGroup; children = ( M, G ); path = a; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; buildPhases = ( T ); fileSystemSynchronizedGroups = ( T, G ); };
            """,
            ["a/A.swift"]
        )
        #expect(project.target("App")?.sources == ["a/A.swift"])
    }

    @Test(arguments: [
        "", "{", "{}", "{ objects = {}; rootObject = P; }", "{ objects = ( P ); rootObject = P; }",
        "bplist00",
    ])
    func `are reported if they cannot be read`(text: String) {
        let project = project(["a/A.swift"], ["App.xcodeproj/project.pbxproj": text])
        #expect(project.targets.isEmpty)
        #expect(project.problems.count == 1)
        #expect(project.rest == ["a/A.swift"])
    }

    @Test(arguments: [
        ("SDKROOT = macosx;", "", true), ("SDKROOT = iphoneos;", "", false), ("", "", false),
        ("SDKROOT = iphoneos;", "SDKROOT = macosx;", true),
        ("SDKROOT = macosx;", "SDKROOT = watchos;", false),
        ("SDKROOT = auto;", "SUPPORTED_PLATFORMS = \"iphoneos macosx\";", false),
        ("SDKROOT = macosx;", "SUPPORTED_PLATFORMS = macosx;", true),
    ])
    func `are for a Mac if they build for nothing else`(project: String, target: String, isForMac: Bool)
        throws
    {
        let project = xcode(
            """
            P = { isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = ( T ); buildConfigurationList = L; };
            L = { isa = XCConfigurationList; buildConfigurations = ( A, B ); };
            A = { isa = XCBuildConfiguration; buildSettings = { \(project) }; name = Debug; };
            B = { isa = XCBuildConfiguration; buildSettings = { \(project) }; name = Release; };
            M = { isa = PBXGroup; children = ( G ); sourceTree = "<group>"; };
            G = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                  fileSystemSynchronizedGroups = ( G ); buildConfigurationList = K; };
            K = { isa = XCConfigurationList; buildConfigurations = ( C ); };
            C = { isa = XCBuildConfiguration; buildSettings = { \(target) }; name = Release; };
            """,
            ["App/App.swift"]
        )
        #expect(try #require(project.target("App")).isForMac == isForMac)
    }
}
