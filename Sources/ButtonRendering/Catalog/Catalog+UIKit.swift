import AppleDesign
import UIKitEngine
import ViewEngine

extension Catalog {
    /// The configurations that UIKit has.
    static let uiKitStyles: [CatalogEntry] = [
        .uiKit("plain", summary: "Only the content, in the tint.") { .plain() },
        .uiKit("gray", summary: "The content in the tint, on gray.") { .gray() },
        .uiKit("tinted", summary: "The content in the tint, on a translucent tint.") { .tinted() },
        .uiKit("filled", summary: "The content in white on the tint, for the main action.") { .filled() },
        .uiKit("borderless", summary: "Another name for plain.") { .borderless() },
        .uiKit("bordered", summary: "Another name for gray.") { .bordered() },
        .uiKit("borderedTinted", summary: "Another name for tinted.") { .borderedTinted() },
        .uiKit("borderedProminent", summary: "Another name for filled.") { .borderedProminent() },
        .uiKit("glass", summary: "The content on glass.", since: "iOS 26", systems: [.iOS26]) {
            .glass()
        },
        .uiKit(
            "prominentGlass",
            summary: "The content in white on tinted glass, for the main action.",
            since: "iOS 26",
            systems: [.iOS26]
        ) { .prominentGlass() },
    ]
}
