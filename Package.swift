// swift-tools-version: 6.2
import PackageDescription

/// What every target builds with.
let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target that only computes: strict memory safety proves that there is no pointer in it.
func pure(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings + [.strictMemorySafety()])
}

/// A target that talks to a C library, or to the system.
func border(_ name: String, _ dependencies: Target.Dependency...) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: Target.Dependency..., exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
    name: "bezel",
    targets: [
        // C libraries, each behind one wrapper.
        .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz"),
        .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi"),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate"),
        .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd"),
        .systemLibrary(name: "CLinux"),

        // Values.
        pure("Graphics"),
        pure("HTTP"),

        // Borders: what needs the world outside.
        border("TextShaping", "Graphics", "CHarfBuzz", "CFriBidi"),
        border("Compression", "CDeflate"),
        border("MicroHTTPServer", "HTTP", "CMicroHTTPD", "CLinux"),

        // Tests mirror the sources.
        tests("TextShapingTests", "TextShaping", "Graphics"),
        tests("CompressionTests", "Compression", "CDeflate"),
        tests("HTTPTests", "HTTP"),
        tests("MicroHTTPServerTests", "MicroHTTPServer", "HTTP"),
    ]
)
