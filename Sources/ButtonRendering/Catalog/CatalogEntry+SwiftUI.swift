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
            code: code,
            styled: { AnyView($0.buttonStyle(style($1))) }
        )
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
            code: code,
            styled: { AnyView($0.buttonStyle(style($1))) }
        )
    }

    /// The states that every button of SwiftUI has.
    package static let swiftUIStates: [ButtonState] = [.normal, .pressed, .disabled, .focused]
}

extension CatalogEntry {
    /// The name that stands for the style of the container, which a button without a style of its own has.
    package static let inherited = CatalogEntry(
        framework: .swiftUI,
        name: "inherited",
        summary: "The style of the container; without one, the default style.",
        availability: "iOS 13",
        states: swiftUIStates,
        takesBorderShape: true
    ) { content, _ in content }

    /// An entry for a style of SwiftUI, set on a view by `styled`.
    private convenience init(
        framework: Framework,
        name: String,
        revision: UInt64 = 0,
        summary: String,
        availability: String,
        states: [ButtonState],
        systems: [SystemDesign] = [.iOS18, .iOS26],
        takesBorderShape: Bool = false,
        parameters: [StyleParameter] = [],
        code: StyleCode = .system,
        styled: @escaping @Sendable (AnyView, StyleValues) -> AnyView
    ) {
        self.init(
            framework: framework,
            name: name,
            revision: revision,
            summary: summary,
            availability: availability,
            states: states,
            systems: systems,
            takesBorderShape: takesBorderShape,
            parameters: parameters,
            code: code,
            styled: styled
        ) { arguments in
            AnyView(arguments.styled(styled))
        }
    }
}

extension ButtonArguments {
    /// The control of the request in a style, in a frame of the width that the request sets.
    package func styled(_ styled: (AnyView, StyleValues) -> AnyView) -> some View {
        styled(AnyView(SwiftUIControl(arguments: self)), button.control.styleValues)
            .modified(if: button.control.kind == .editButton) { $0.loggingTaps }
            .modified(with: button.width) { $0.frame(width: $1) }
    }
}

extension View {
    /// The view with a second action, which a tap runs beside that of the view.
    fileprivate var loggingTaps: some View {
        simultaneousGesture(TapGesture().onEnded { logAction("simultaneous") })
    }
}

/// A control as an app writes it.
private struct SwiftUIControl: View {
    let arguments: ButtonArguments

    private var control: ControlSpecification { arguments.button.control }

    var body: some View {
        content.keyboardShortcut(control.keyboardShortcut)
    }

    @SameIdentityBuilder private var content: some View {
        switch control.kind {
        case .button: Button(role: control.role, action: arguments.action) { arguments.label }
        case .link: link.modified(if: !control.linkTakesStyle) { $0.buttonStyle(.borderless) }
        case .editButton: EditButton()
        case .navigationLink:
            NavigationLink {
                EmptyView()
            } label: {
                arguments.label
            }
        }
    }

    private var link: some View {
        URL(string: "https://example.com").map { Link(destination: $0) { arguments.label } }
    }
}
