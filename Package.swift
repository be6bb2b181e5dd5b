// swift-tools-version: 6.2
import Glibc
import PackageDescription

/// The settings of every target.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target that only computes: strict memory safety proves that there is no pointer in it.
func pure(_ name: String, _ dependencies: Target.Dependency..., resources: [Resource] = []) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        resources: resources,
        swiftSettings: settings + [.strictMemorySafety()]
    )
}

/// A target that talks to a C library, or to the system.
func border(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// A target of tests; the additional settings are `parserSettings` if it uses the libraries of the Swift parser.
func tests(
    _ name: String,
    _ dependencies: Target.Dependency...,
    exclude: [String] = [],
    additionalSettings: [SwiftSetting] = [],
    linkerSettings: [LinkerSetting] = []
) -> Target {
    .testTarget(
        name: name,
        dependencies: dependencies + ["ThreadSanitizer"],
        exclude: exclude,
        swiftSettings: settings + additionalSettings,
        linkerSettings: linkerSettings
    )
}

/// A target of the package that tests compile and interpret, whose resources are not compiled.
func compared(_ name: String, _ dependencies: Target.Dependency..., exclude: [String] = []) -> Target {
    .target(
        name: name,
        dependencies: dependencies,
        path: "Tests/ComparedPackage/Sources/\(name)",
        exclude: exclude,
        swiftSettings: settings
    )
}

/// The place of the libraries that an installation brings along.
let installedLibraries = LinkerSetting.unsafeFlags([
    "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/bezel",
])

/// The settings of tests that load code which they have compiled: it finds the engine in the program of the tests.
let exportedSymbols: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

/// Whether the program draws files of pixels: `BEZEL_RASTERS=off` leaves them and their libraries out.
let hasRasters = Context.environment["BEZEL_RASTERS"] != "off"

/// The folder of the libraries of the Swift parser, which come with the toolchain: `lib/swift/host`.
///
/// This manifest runs with a library of the same toolchain, `lib/swift/pm/ManifestAPI/libPackageDescription.so`.
let parserLibraries: String = {
    if let folder = Context.environment["BEZEL_SWIFT_HOST"] {
        return folder
    }
    let marker = "/pm/ManifestAPI/libPackageDescription.so"
    guard let maps = fopen("/proc/self/maps", "r") else { return "/usr/lib/swift/host" }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0, let line {
        let text = String(cString: line).dropLast()
        if text.hasSuffix(marker), let start = text.firstIndex(of: "/") {
            return text[start...].dropLast(marker.count) + "/host"
        }
    }
    return "/usr/lib/swift/host"
}()

/// The settings of targets that import the libraries of the Swift parser, directly or not.
let parserSettings: [SwiftSetting] = [.unsafeFlags(["-I", parserLibraries])]

let package = Package(
    name: "bezel",
    products: [
        // For other packages: Apple's names on Linux, and any view as SVG.
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "BezelRendering", targets: ["BezelRendering"]),
    ],
    targets: [
        // C libraries, each behind one wrapper.
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz"),
        .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi"),
        .systemLibrary(name: "CUnistring"),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate"),
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd"),
        .systemLibrary(name: "CJansson", pkgConfig: "jansson"),
        .systemLibrary(name: "CExpat", pkgConfig: "expat"),
        .systemLibrary(name: "CMimalloc"),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3"),
        .systemLibrary(name: "CMessageDigest", pkgConfig: "libmd"),
        // The libraries of pixels and of PostgreSQL, which are loaded when they are first needed.
        .target(name: "CLoadedLibraries"),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CMath"),

        // Values.
        // The parts of a still picture are public in Graphics, under Apple's names or not: the compiler
        // inlines public functions only across modules; as `package` they made shaping 30 % slower.
        pure("Graphics", "CMath"),
        pure("HTTP"),
        pure("Caching"),
        pure("Scheduling"),
        pure("Metrics"),

        // Decisions: pure functions from what was asked to what is drawn.
        // A subset of SwiftUI, Apple's numbers, SwiftUI's own styles, a subset of UIKit.
        pure("ViewEngine", "Graphics", "CMath"),
        pure("AppleDesign", "ViewEngine", "Graphics"),
        pure("SystemStyles", "AppleDesign", "ViewEngine", "Graphics"),
        pure("UIKitEngine", "AppleDesign", "ViewEngine", "Graphics", "CMath"),

        // Apple's module names, for code written for iOS.
        pure("SwiftUI", "CMath", "Graphics", "ViewEngine", "SystemStyles", "UIKitEngine"),
        pure("UIKit", "Graphics", "UIKitEngine"),

        // The articles' styles are compiled, and their sources embedded: `EmbeddedSources` is a symbolic link
        // to `Styles`, because SwiftPM either compiles a file or embeds it. They import Apple's names only, but are
        // compiled again when an engine behind them changes.
        pure(
            "ArticleStyles",
            "SwiftUI",
            "UIKit",
            "SystemStyles",
            "UIKitEngine",
            "ViewEngine",
            "Graphics",
            resources: [.embedInCode("EmbeddedSources")]
        ),

        // From any view to a picture or a recording, and from a request to such a view.
        pure("ViewRendering", "ViewEngine", "Graphics"),
        pure(
            "ButtonRendering",
            "ViewRendering",
            "Caching",
            "ArticleStyles",
            "SystemStyles",
            "UIKitEngine",
            "AppleDesign",
            "ViewEngine",
            "Graphics"
        ),
        pure("SVG", "Caching", "Graphics"),
        pure("SwiftCode"),

        // Pasted sources.
        pure("StyleSyntax"),
        // Values that run, and the engine's protocols for those of a source; the table of what a source may name; the
        // check of a program, and the emission of its code. Apart, so that a row or a rule of the check compiles alone.
        pure(
            "StyleRuntime",
            "StyleSyntax",
            "StringCatalogs",
            "SystemStyles",
            "UIKitEngine",
            "ViewEngine",
            "Graphics"
        ),
        pure(
            "StyleBridge",
            "StyleRuntime",
            "SystemStyles",
            "UIKitEngine",
            "ViewEngine",
            "Graphics",
            "CMath"
        ),
        pure(
            "StyleInterpreter",
            "StyleBridge",
            "StyleRuntime",
            "StyleSyntax",
            "ProjectResources",
            "AssetCatalogs",
            "StringCatalogs",
            "SystemStyles",
            "UIKitEngine",
            "ViewEngine",
            "Graphics"
        ),

        // Pasted sources as values and as entries of the catalog, and the messages to those who run them.
        pure(
            "CustomStyles",
            "StyleSyntax",
            "ProjectResources",
            "ResourceFiles",
            "ButtonRendering",
            "Caching",
            "ViewEngine",
            "Graphics"
        ),

        // The resources of a project, from the bytes of its files.
        pure("ResourceFiles", "JSONReading", "PropertyListReading"),
        pure("AssetCatalogs", "ResourceFiles", "JSONReading"),
        pure("StringCatalogs", "ResourceFiles", "JSONReading", "PropertyListReading"),
        pure("ProjectTargets", "ResourceFiles", "PropertyListReading"),
        pure("ProjectIndex", "ProjectTargets", "ResourceFiles"),
        pure("ProjectResources", "ResourceFiles", "AssetCatalogs", "StringCatalogs", "Graphics"),

        // A change of styles.
        pure("StyleReports"),

        // Borders: what needs the world outside.
        border("TextShaping", "Caching", "Graphics", "CHarfBuzz", "CFriBidi", "CUnistring", "CLinux"),
        border("Compression", "CDeflate"),
        border("JSONReading", "CJansson"),
        border("PropertyListReading", "CExpat"),
        border("ProjectFiles", "ProjectTargets", "ResourceFiles"),
        pure(
            "ProjectSources",
            "ProjectFiles",
            "ProjectIndex",
            "ProjectResources",
            "ProjectTargets",
            "ResourceFiles",
            "StyleSyntax"
        ),
        // The files that a client sends, as programs and resources.
        pure(
            "SourceBundles",
            "Compression",
            "JSONReading",
            "ProjectIndex",
            "ProjectResources",
            "ProjectSources",
            "ProjectTargets",
            "ResourceFiles"
        ),
        border("StyleStore", "CSQLite", "CLoadedLibraries", "CMessageDigest"),
        border("MicroHTTPServer", "HTTP", "Metrics", "Scheduling", "CMicroHTTPD", "CLinux"),

        // The answer to a request.
        pure(
            "ButtonAPI",
            "CustomStyles",
            "StyleSyntax",
            "StyleStore",
            "ParserProcess",
            "ButtonRendering",
            "ViewRendering",
            "Caching",
            "AppleDesign",
            "UIKitEngine",
            "ViewEngine",
            "SVG",
            "SwiftCode",
            "HTTP",
            "Metrics",
            "Compression",
            "JSONReading",
            "SourceBundles",
            "ProjectResources",
            "ProjectSources",
            "StringCatalogs",
            "Graphics"
        ),

        // The only target that runs pasted sources: it checks, measures and draws them.
        pure(
            "StyleExecution",
            "ButtonAPI",
            "CustomStyles",
            "StyleInterpreter",
            "StyleBridge",
            "StyleRuntime",
            "StyleSyntax",
            "ProjectResources",
            "StringCatalogs",
            "ResourceFiles",
            "ButtonRendering",
            "Caching",
            "UIKitEngine",
            "ViewEngine",
            "Graphics"
        ),

        // Any view as SVG, and a button as the service draws it, for other packages: they see only what is public.
        .target(
            name: "BezelRendering",
            dependencies: [
                "ButtonAPI", "ButtonRendering", "ViewRendering", "SVG", "TextShaping", "SystemStyles",
                "UIKitEngine",
                "AppleDesign", "ViewEngine", "HTTP", "Caching", "Graphics",
            ] + (hasRasters ? ["Raster"] : []),
            swiftSettings: settings + [.strictMemorySafety()] + (hasRasters ? [.define("RASTERS")] : [])
        ),

        // The parser of the toolchain, in a program of its own: its libraries cannot be linked statically, and hostile
        // text can make them slow or crash.
        .target(
            name: "StyleParser",
            dependencies: ["StyleSyntax"],
            swiftSettings: settings + parserSettings,
            linkerSettings: [
                .unsafeFlags(["-L", parserLibraries, "-Xlinker", "-rpath", "-Xlinker", parserLibraries])
            ]
        ),
        .executableTarget(
            name: "bezel-parse",
            dependencies: [
                "StyleParser", "StyleSyntax", "ParserProcess", "ConfinedProcesses", "CConfinedProcess",
            ],
            swiftSettings: settings + parserSettings,
            linkerSettings: [installedLibraries]
        ),
        .target(name: "CConfinedProcess"),
        border("ConfinedProcesses", "CConfinedProcess"),
        border("ParserProcess", "StyleSyntax", "ConfinedProcesses"),
        border("WorkerProcesses", "CustomStyles", "StyleSyntax", "ConfinedProcesses", "CConfinedProcess"),

        // The program, which knows everybody.
        .executableTarget(
            name: "bezel",
            dependencies: [
                "BezelRendering", "ButtonAPI", "ButtonRendering", "Caching", "CustomStyles", "Graphics",
                "HTTP", "JSONReading",
                "Metrics", "MicroHTTPServer", "ParserProcess", "StyleExecution", "StyleReports", "StyleStore",
                "StyleSyntax", "TextShaping", "WorkerProcesses", "ConfinedProcesses", "CConfinedProcess",
                "ProjectFiles", "ProjectIndex", "ProjectResources", "ProjectSources", "ResourceFiles",
                "CLinux", "CMimalloc",
            ] + (hasRasters ? ["Raster"] : []),
            swiftSettings: settings + (hasRasters ? [.define("RASTERS")] : []),
            // Its malloc takes the place of the C library's, for whatever the program is made of.
            linkerSettings: [.linkedLibrary("mimalloc"), installedLibraries]
        ),

        // A program that writes the regular rows of the bridge (`make bridge`).
        .executableTarget(
            name: "BridgeRows",
            dependencies: ["StyleParser", "StyleSyntax"],
            path: "Generators/BridgeRows",
            swiftSettings: settings + parserSettings
        ),

        // A program that counts the symbols that are drawn, and draws them on one sheet (`make symbols`).
        .executableTarget(
            name: "SymbolCoverage",
            dependencies: ["Graphics", "TextShaping"],
            path: "Generators/SymbolCoverage",
            swiftSettings: settings
        ),

        // The measurements of the steps of a request.
        .target(name: "AllocationCount", path: "Benchmarks/AllocationCount"),
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "AllocationCount", "ButtonAPI", "ButtonRendering", "Caching", "Compression", "Graphics",
                "HTTP", "ParserProcess", "SVG", "StyleExecution", "StyleSyntax", "TextShaping", "ViewEngine",
                "ViewRendering",
            ],
            path: "Benchmarks/Steps",
            swiftSettings: settings
        ),
        .executableTarget(name: "LoadClient", path: "Benchmarks/LoadClient"),
        // A static server on libmicrohttpd, to compare with.
        .executableTarget(
            name: "StaticServer",
            path: "Benchmarks/StaticServer",
            linkerSettings: [.linkedLibrary("microhttpd")]
        ),

        // The function of each fuzzer, called with fuzzed inputs and with those of the repository.
        .target(
            name: "FuzzedQueries",
            dependencies: ["ButtonAPI", "Caching", "HTTP", "TextShaping"],
            path: "Fuzzing/Queries",
            swiftSettings: settings
        ),
        .target(
            name: "FuzzedRawRequests",
            dependencies: ["MicroHTTPServer", "HTTP"],
            path: "Fuzzing/RawRequests",
            swiftSettings: settings
        ),
        .target(
            name: "FuzzedSources",
            dependencies: [
                "ButtonAPI", "Caching", "Compression", "FuzzedQueries", "Graphics", "HTTP", "ParserProcess",
                "StyleExecution", "StyleParser", "StyleSyntax", "StyleInterpreter", "StyleRuntime",
                "TestSupport",
                "ViewEngine",
            ] + (hasRasters ? ["Raster"] : []),
            path: "Fuzzing/Sources",
            swiftSettings: settings + parserSettings + (hasRasters ? [.define("RASTERS")] : [])
        ),
        .target(
            name: "FuzzedPrograms",
            dependencies: ["FuzzedSources", "StyleSyntax"],
            path: "Fuzzing/Programs",
            swiftSettings: settings + parserSettings
        ),

        .target(
            name: "FuzzedProjects",
            dependencies: [
                "AssetCatalogs", "JSONReading", "ProjectIndex", "ProjectResources", "ProjectSources",
                "ProjectTargets", "ResourceFiles", "SourceBundles", "StringCatalogs",
            ],
            path: "Fuzzing/Projects",
            swiftSettings: settings
        ),

        // Tests mirror the sources.
        .target(name: "ThreadSanitizer", path: "Tests/ThreadSanitizer"),
        .target(
            name: "TestSupport",
            dependencies: ["Graphics", "ViewEngine"],
            path: "Tests/TestSupport",
            swiftSettings: settings
        ),
        compared("ComparedTokens", "SwiftUI", "UIKit", exclude: ["Resources"]),
        compared("ComparedControls", "ComparedTokens", "SwiftUI"),
        compared("ComparedScreens", "ComparedControls", "ComparedTokens", "SwiftUI", exclude: ["Resources"]),
        .target(name: "Corpus", path: "Tests/Corpus", swiftSettings: settings),
        tests("FuzzedQueriesTests", "FuzzedQueries", "Corpus"),
        tests("FuzzedRawRequestsTests", "FuzzedRawRequests", "Corpus"),
        tests("FuzzedProjectsTests", "FuzzedProjects", "Corpus"),
        tests("FuzzedSourcesTests", "FuzzedSources", "Corpus", additionalSettings: parserSettings),
        tests(
            "FuzzedProgramsTests",
            "FuzzedPrograms",
            "Corpus",
            "StyleSyntax",
            "TestSupport",
            additionalSettings: parserSettings
        ),
        tests("GraphicsTests", "Graphics", "TestSupport"),
        tests("ViewEngineTests", "ViewEngine", "Graphics", "TestSupport"),
        tests("ViewRenderingTests", "ViewRendering", "ViewEngine", "Graphics", "TestSupport"),
        tests("UIKitEngineTests", "UIKitEngine", "AppleDesign", "ViewEngine", "Graphics", "TestSupport"),
        tests("SVGTests", "SVG", "Caching", "Graphics", "TestSupport"),
        tests(
            "ButtonRenderingTests",
            "ButtonRendering",
            "ViewRendering",
            "Caching",
            "ArticleStyles",
            "SystemStyles",
            "UIKitEngine",
            "AppleDesign",
            "ViewEngine",
            "SVG",
            "TextShaping",
            "Graphics",
            "TestSupport",
            exclude: ["Snapshots"]
        ),
        tests(
            "ButtonAPITests",
            "ButtonAPI",
            "ButtonRendering",
            "ViewRendering",
            "Caching",
            "HTTP",
            "Metrics",
            "AppleDesign",
            "ViewEngine",
            "SVG",
            "Graphics",
            "TestSupport",
            // The products, for the code that the tests compile.
            "BezelRendering",
            "SwiftUI",
            "UIKit",
            exclude: ["App/App.swift", "App/Device.swift", "App/compile"],
            linkerSettings: exportedSymbols
        ),
        tests(
            "BezelRenderingTests",
            "BezelRendering",
            "ButtonAPI",
            "Caching",
            "HTTP",
            "SwiftUI",
            "Graphics",
            "TestSupport",
            exclude: ["Snapshots"]
        ),
        tests("SwiftCodeTests", "SwiftCode"),
        tests("StyleSyntaxTests", "StyleSyntax"),
        tests("StyleReportsTests", "StyleReports"),
        tests(
            "BridgeRowsTests",
            "BridgeRows",
            "StyleParser",
            "StyleSyntax",
            additionalSettings: parserSettings
        ),
        tests("SymbolCoverageTests", "SymbolCoverage"),
        tests("StyleParserTests", "StyleParser", "StyleSyntax", additionalSettings: parserSettings),
        tests("StyleRuntimeTests", "StyleRuntime"),
        tests("StyleBridgeTests", "StyleBridge", "StyleRuntime"),
        tests(
            "StyleInterpreterTests",
            "StyleInterpreter",
            "StyleBridge",
            "StyleRuntime",
            "ProjectSources",
            "ProjectResources",
            "StringCatalogs",
            "AssetCatalogs",
            "ResourceFiles",
            "StyleParser",
            "StyleSyntax",
            "ArticleStyles",
            "ComparedScreens",
            "SwiftUI",
            "UIKit",
            "UIKitEngine",
            "ViewRendering",
            "ViewEngine",
            "SVG",
            "Graphics",
            "TestSupport",
            exclude: ["UIKit/Snapshots"],
            additionalSettings: parserSettings,
            linkerSettings: exportedSymbols
        ),
        tests(
            "CustomStylesTests",
            "CustomStyles",
            "ProjectResources",
            "ResourceFiles",
            "StyleExecution",
            "ButtonAPI",
            "ButtonRendering",
            "ArticleStyles",
            "Caching",
            "HTTP",
            "StyleInterpreter",
            "StyleRuntime",
            "StyleParser",
            "StyleSyntax",
            "StyleStore",
            "ViewEngine",
            "Graphics",
            "TestSupport",
            additionalSettings: parserSettings
        ),
        tests(
            "SourceBundlesTests",
            "JSONReading",
            "ProjectResources",
            "ProjectSources",
            "ResourceFiles",
            "SourceBundles"
        ),
        tests(
            "SharingTests",
            "ButtonAPI",
            "Caching",
            "Compression",
            "CustomStyles",
            "StyleExecution",
            "Graphics",
            "HTTP",
            "ParserProcess",
            "StyleParser",
            "StyleStore",
            "StyleSyntax",
            "TestSupport",
            additionalSettings: parserSettings
        ),
        tests(
            "ParserProcessTests",
            "ParserProcess",
            "StyleSyntax",
            "StyleParser",
            "bezel-parse",
            "TestSupport",
            additionalSettings: parserSettings
        ),
        tests(
            "WorkerProcessesTests",
            "WorkerProcesses",
            "ButtonRendering",
            "CustomStyles",
            "Graphics",
            "ProjectResources",
            "ResourceFiles",
            "StyleParser",
            "StyleSyntax",
            "ViewEngine",
            "bezel",
            additionalSettings: parserSettings
        ),
        tests("TextShapingTests", "TextShaping", "Caching", "Graphics", "CHarfBuzz"),
        tests("CompressionTests", "Compression", "CDeflate"),
        tests("JSONReadingTests", "JSONReading"),
        tests("PropertyListReadingTests", "PropertyListReading", "Corpus"),
        tests("ResourceFilesTests", "ResourceFiles", "JSONReading"),
        tests("AssetCatalogsTests", "AssetCatalogs", "ResourceFiles", "Corpus"),
        tests("StringCatalogsTests", "StringCatalogs", "ResourceFiles", "Corpus"),
        tests(
            "ProjectResourcesTests",
            "ProjectResources",
            "Graphics",
            "ResourceFiles",
            "AssetCatalogs",
            "StringCatalogs"
        ),
        tests("ProjectTargetsTests", "ProjectTargets", "ResourceFiles", "Corpus"),
        tests(
            "ProjectIndexTests",
            "ProjectIndex",
            "ProjectTargets",
            "ResourceFiles",
            "Corpus",
            "TestSupport"
        ),
        tests("ProjectFilesTests", "ProjectFiles", "ProjectTargets", "ResourceFiles", "TestSupport"),
        tests(
            "ProjectSourcesTests",
            "ProjectSources",
            "ProjectFiles",
            "ProjectIndex",
            "ProjectResources",
            "ResourceFiles",
            "StyleSyntax",
            "TestSupport"
        ),
        tests("StyleStoreTests", "StyleStore"),
        tests("HTTPTests", "HTTP"),
        tests("CachingTests", "Caching"),
        tests("SchedulingTests", "Scheduling"),
        tests("MetricsTests", "Metrics"),
        tests("MicroHTTPServerTests", "MicroHTTPServer", "HTTP", "Metrics"),
        tests(
            "bezelTests",
            "bezel",
            "ProjectFiles",
            "ProjectIndex",
            "ProjectResources",
            "ProjectSources",
            "bezel-parse",
            "ButtonAPI",
            "ButtonRendering",
            "Caching",
            "CustomStyles",
            "Graphics",
            "HTTP",
            "JSONReading",
            "Metrics",
            "MicroHTTPServer",
            "ParserProcess",
            "StyleExecution",
            "StyleInterpreter",
            "StyleSyntax",
            "StyleStore",
            "TestSupport",
            additionalSettings: parserSettings
        ),
    ]
)

// Files of pixels, and the libraries that draw and encode them.
if hasRasters {
    package.targets += [
        .systemLibrary(name: "CSpng", pkgConfig: "spng"),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux"),
        .systemLibrary(name: "CGif"),
        .systemLibrary(name: "CTurboJPEG", pkgConfig: "libturbojpeg"),
        border(
            "Raster",
            "Compression",
            "Graphics",
            "CLoadedLibraries",
            "CSpng",
            "CWebP",
            "CGif",
            "CTurboJPEG"
        ),
        tests("RasterTests", "Raster", "Graphics", "CSpng"),
    ]
}

// Only the named test targets: most of the time of a build is that of tests, and a sanitizer needs a few of them.
if let names = Context.environment["BEZEL_TESTS"]?.split(separator: " ") {
    package.targets.removeAll { target in target.type == .test && !names.contains { $0 == target.name } }
}

// Programs of libFuzzer, which brings their main function: they link only with `--sanitize=fuzzer` (`make fuzz`).
if Context.environment["BEZEL_FUZZING"] != nil {
    package.targets += ["Queries", "RawRequests", "Sources", "Programs", "Projects"].map { name in
        .executableTarget(
            name: "Fuzz\(name)",
            dependencies: [.target(name: "Fuzzed\(name)")] + (name == "Programs" ? ["FuzzedSources"] : []),
            path: "Fuzzing/LibFuzzer",
            sources: ["\(name).swift"],
            swiftSettings: settings + parserSettings
        )
    }
}
