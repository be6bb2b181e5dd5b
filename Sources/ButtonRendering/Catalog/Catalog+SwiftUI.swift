import AppleDesign
import SystemStyles
import ViewEngine

extension Catalog {
    /// The styles that SwiftUI has.
    static let swiftUIStyles: [CatalogEntry] = [
        .swiftUI(
            "automatic",
            summary: "The style that the system picks; on iOS, outside of lists, the borderless one.",
            since: "iOS 13"
        ) { _ in .automatic },
        .swiftUI("plain", summary: "Only the label, as it is.", since: "iOS 13") { _ in .plain },
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
            summary: "The label in the colour of links; of macOS, drawn with the text sizes of iOS.",
            since: "macOS 10.15"
        ) { _ in .link },
        .swiftUI(
            "glass",
            summary: "The label on a drop of glass.",
            since: "iOS 26",
            systems: [.iOS26],
            takesBorderShape: true
        ) { _ in .glass },
        .swiftUI(
            "glassProminent",
            summary: "The label in white on glass in the tint, for the main action.",
            since: "iOS 26",
            systems: [.iOS26],
            takesBorderShape: true
        ) { _ in .glassProminent },
    ]
}
