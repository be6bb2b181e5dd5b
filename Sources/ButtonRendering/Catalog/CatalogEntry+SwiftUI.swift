package import AppleDesign
import SystemStyles
package import ViewEngine

extension CatalogEntry {
    /// An entry for a primitive style of SwiftUI.
    package static func swiftUI<Style: PrimitiveButtonStyle & SendableMetatype>(
        _ name: String,
        revision: UInt64 = 0,
        summary: String,
        since availability: String,
        systems: [SystemDesign] = [.iOS18, .iOS26],
        takesBorderShape: Bool = false,
        parameters: [StyleParameter] = [],
        code: StyleCode = .system,
        style: @escaping @Sendable (StyleValues) -> Style
    ) -> CatalogEntry {
        CatalogEntry(
            framework: .swiftUI,
            name: name,
            revision: revision,
            summary: summary,
            availability: availability,
            states: swiftUIStates,
            systems: systems,
            takesBorderShape: takesBorderShape,
            parameters: parameters,
            code: code
        ) { arguments in
            arguments.swiftUIButton { AnyView($0.buttonStyle(style($1))) }
        }
    }

    /// An entry for a button style of SwiftUI.
    package static func swiftUI<Style: ButtonStyle & SendableMetatype>(
        _ name: String,
        revision: UInt64 = 0,
        summary: String,
        since availability: String,
        parameters: [StyleParameter] = [],
        code: StyleCode = .system,
        style: @escaping @Sendable (StyleValues) -> Style
    ) -> CatalogEntry {
        CatalogEntry(
            framework: .swiftUI,
            name: name,
            revision: revision,
            summary: summary,
            availability: availability,
            states: swiftUIStates,
            parameters: parameters,
            code: code
        ) { arguments in
            arguments.swiftUIButton { AnyView($0.buttonStyle(style($1))) }
        }
    }

    private static let swiftUIStates: [ButtonState] = [.normal, .pressed, .disabled, .focused]
}

extension ButtonArguments {
    /// The button of the request in a style, in a frame of the width that the request sets.
    fileprivate func swiftUIButton(applyingStyle: (AnyView, StyleValues) -> AnyView) -> AnyView {
        let styled = applyingStyle(AnyView(SwiftUIControl(arguments: self)), button.control.styleValues)
        return button.width.map { AnyView(styled.frame(width: $0)) } ?? styled
    }
}

/// A button, or a link, as an app writes it.
private struct SwiftUIControl: View {
    let arguments: ButtonArguments

    var body: some View {
        control.keyboardShortcut(arguments.button.control.keyboardShortcut)
    }

    private var control: AnyView {
        switch arguments.button.control.kind {
        case .button:
            AnyView(
                Button(role: arguments.button.control.role, action: arguments.action) { arguments.label }
            )
        case .link:
            AnyView(URL(string: "https://example.com").map { Link(destination: $0) { arguments.label } })
        }
    }
}
