import AppleDesign
import UIKitEngine
import ViewEngine

extension Catalog {
    /// The configurations that UIKit has.
    static let uiKitStyles: [CatalogEntry] = [
        uiKit("plain", "Only the content, in the tint.") { .plain() },
        uiKit("gray", "The content in the tint, on gray.") { .gray() },
        uiKit("tinted", "The content in the tint, on a pale tint.") { .tinted() },
        uiKit("filled", "The content in white on the tint, for the main action.") { .filled() },
        uiKit("borderless", "Another name of plain.") { .borderless() },
        uiKit("bordered", "Another name of gray.") { .bordered() },
        uiKit("borderedTinted", "Another name of tinted.") { .borderedTinted() },
        uiKit("borderedProminent", "Another name of filled.") { .borderedProminent() },
        uiKit("glass", "The content on a drop of glass.", since: "iOS 26", [.iOS26]) { .glass() },
        uiKit(
            "prominentGlass",
            "The content in white on glass in the tint, for the main action.",
            since: "iOS 26",
            [.iOS26]
        ) { .prominentGlass() },
    ]

    private static func uiKit(
        _ name: String,
        _ summary: String,
        since availability: String = "iOS 15",
        _ systems: [SystemDesign] = [.iOS18, .iOS26],
        configuration: @escaping @Sendable () -> UIButton.Configuration
    ) -> CatalogEntry {
        uiKit(name, summary, since: availability, systems) { request, action in
            var configuration = configuration()
            configuration.apply(request)
            return UIButton(configuration: configuration, primaryAction: action)
        }
    }

    /// An entry whose button somebody else makes, and the configuration with it.
    static func uiKit(
        _ name: String,
        _ summary: String,
        since availability: String,
        _ systems: [SystemDesign] = [.iOS18, .iOS26],
        takesBackground: Bool = true,
        parameters: [StyleParameter] = [],
        code: StyleCode = .system,
        makeButton: @escaping @Sendable (ButtonRequest, UIAction) -> UIButton
    ) -> CatalogEntry {
        CatalogEntry(
            framework: .uiKit,
            name: name,
            summary: summary,
            availability: availability,
            states: [.normal, .pressed, .selected, .disabled, .focused],
            systems: systems,
            takesBorderShape: false,
            takesBackground: takesBackground,
            parameters: parameters,
            code: code
        ) { content in
            let request = content.request
            return AnyView(
                UIButtonView {
                    // The tree keeps the button: an action of the tree's own in it would keep the tree.
                    let button = makeButton(request, UIAction { _ in logAction("trigger") })
                    button.isHighlighted = request.state.contains(.pressed)
                    if let width = request.width {
                        button.widthAnchor.constraint(equalToConstant: width).isActive = true
                    }
                    return button
                }
            )
        }
    }
}
