import AppleDesign
import SystemStyles
import ViewEngine

extension Catalog {
    /// The styles that SwiftUI has.
    static let swiftUIStyles: [CatalogEntry] = [
        .swiftUI(
            "automatic",
            summary: "The default style: on iOS, outside of lists, the borderless style.",
            since: "iOS 13"
        ) { _ in .automatic },
        .swiftUI("plain", summary: "Only the label, unchanged.", since: "iOS 13") { _ in .plain },
        .swiftUI("borderless", summary: "Only the label, in the tint.", since: "iOS 13") { _ in .borderless },
        .swiftUI(
            "bordered",
            summary: "The label in the tint on a gray or tinted fill.",
            since: "iOS 15",
            takesBorderShape: true
        ) { _ in .bordered },
        .swiftUI(
            "borderedProminent",
            summary: "The label in white on the tint, for the main action.",
            since: "iOS 15",
            takesBorderShape: true
        ) { _ in .borderedProminent },
        .swiftUI(
            "link",
            summary: "The label in the color of links; a macOS style, drawn with the text sizes of iOS.",
            since: "macOS 10.15"
        ) { _ in .link },
        .swiftUI(
            "glass",
            summary: "The label on glass.",
            since: "iOS 26",
            systems: [.iOS26],
            takesBorderShape: true
        ) { _ in .glass },
        .swiftUI(
            "glassProminent",
            summary: "The label in white on tinted glass, for the main action.",
            since: "iOS 26",
            systems: [.iOS26],
            takesBorderShape: true
        ) { _ in .glassProminent },
    ]
}
