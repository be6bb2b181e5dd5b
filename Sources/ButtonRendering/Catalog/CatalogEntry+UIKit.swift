import AppleDesign
import UIKitEngine
import ViewEngine

extension CatalogEntry {
    /// The states that every button of UIKit has.
    package static let uiKitStates: [ButtonState] = [.normal, .pressed, .selected, .disabled, .focused]

    /// An entry for a configuration of UIKit.
    static func uiKit(
        _ name: String,
        summary: String,
        since availability: String = "iOS 15",
        systems: [SystemDesign] = [.iOS18, .iOS26],
        configuration: @escaping @Sendable () -> UIButton.Configuration
    ) -> CatalogEntry {
        uiKit(name, summary: summary, since: availability, systems: systems) { arguments, action in
            var configuration = configuration()
            configuration.apply(arguments.button, title: arguments.title.string)
            return UIButton(configuration: configuration, primaryAction: action)
        }
    }

    /// An entry for a button that the caller makes, with its configuration.
    static func uiKit(
        _ name: String,
        summary: String,
        since availability: String,
        systems: [SystemDesign] = [.iOS18, .iOS26],
        takesBackground: Bool = true,
        parameters: [StyleParameter] = [],
        code: StyleCode = .system,
        makeButton: @escaping @Sendable (ButtonArguments, UIAction) -> UIButton
    ) -> CatalogEntry {
        CatalogEntry(
            framework: .uiKit,
            name: name,
            summary: summary,
            availability: availability,
            states: uiKitStates,
            systems: systems,
            takesBackground: takesBackground,
            parameters: parameters,
            code: code
        ) { arguments in
            AnyView(
                UIButtonView {
                    // The tree keeps the button: an action of the tree's own in it would be a reference cycle.
                    let button = makeButton(arguments, UIAction { _ in logAction("trigger") })
                    button.isHighlighted = arguments.button.state.contains(.pressed)
                    if let width = arguments.button.width {
                        button.widthAnchor.constraint(equalToConstant: width).isActive = true
                    }
                    return button
                }
            )
        }
    }
}
