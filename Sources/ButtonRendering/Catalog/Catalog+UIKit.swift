import AppleDesign
import UIKitEngine
import ViewEngine

extension Catalog {
    /// The configurations that UIKit has.
    static let uiKitStyles: [CatalogEntry] = [
        .uiKit("plain", summary: "Only the content, in the tint.") { .plain() },
        .uiKit("gray", summary: "The content in the tint, on gray.") { .gray() },
        .uiKit("tinted", summary: "The content in the tint, on a pale tint.") { .tinted() },
        .uiKit("filled", summary: "The content in white on the tint, for the main action.") { .filled() },
        .uiKit("borderless", summary: "Another name of plain.") { .borderless() },
        .uiKit("bordered", summary: "Another name of gray.") { .bordered() },
        .uiKit("borderedTinted", summary: "Another name of tinted.") { .borderedTinted() },
        .uiKit("borderedProminent", summary: "Another name of filled.") { .borderedProminent() },
        .uiKit("glass", summary: "The content on a drop of glass.", since: "iOS 26", systems: [.iOS26]) {
            .glass()
        },
        .uiKit(
            "prominentGlass",
            summary: "The content in white on glass in the tint, for the main action.",
            since: "iOS 26",
            systems: [.iOS26]
        ) { .prominentGlass() },
    ]
}
