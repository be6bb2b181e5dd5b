// swift-tools-version: 6.2
import PackageDescription

// On Apple's platforms SwiftUI is Apple's, and the pictures are not drawn; on Linux both come from Bezel.
let linux = TargetDependencyCondition.when(platforms: [.linux])

let package = Package(
    name: "OwnStyle",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "OwnStyle", targets: ["OwnStyle"])],
    // In a repository of your own: the address of Bezel's repository, and a branch or a revision.
    dependencies: [.package(name: "bezel", path: "../..")],
    targets: [
        .target(
            name: "OwnStyle",
            dependencies: [.product(name: "SwiftUI", package: "bezel", condition: linux)]
        ),
        .testTarget(
            name: "OwnStyleTests",
            dependencies: [
                "OwnStyle",
                .product(name: "SwiftUI", package: "bezel", condition: linux),
                .product(name: "BezelRendering", package: "bezel", condition: linux),
            ],
            exclude: ["Snapshots"]
        ),
    ]
)
