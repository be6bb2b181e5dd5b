// swift-tools-version: 6.0
import PackageDescription

// A package that the tests compile and interpret: its targets are also those of the tests.
let package = Package(
    name: "Compared",
    defaultLocalization: "en",
    targets: [
        .target(name: "ComparedTokens", exclude: ["Compiled"], resources: [.process("Resources")]),
        .target(name: "ComparedControls", dependencies: ["ComparedTokens"]),
        .target(
            name: "ComparedScreens",
            dependencies: ["ComparedControls", "ComparedTokens"],
            resources: [.process("Resources")]
        ),
    ]
)
