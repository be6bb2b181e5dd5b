// swift-tools-version: 6.0
import PackageDescription

// A small package with a design system and the screens that use it, as many apps have.
let package = Package(
    name: "Shop",
    defaultLocalization: "en",
    platforms: [.iOS(.v17)],
    products: [.library(name: "Shop", targets: ["Shop"])],
    targets: [
        .target(name: "ShopUI", resources: [.process("Resources")]),
        .target(name: "Shop", dependencies: ["ShopUI"], resources: [.process("Resources")]),
    ]
)
