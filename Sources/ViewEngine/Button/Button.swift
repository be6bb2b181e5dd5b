/// A control that runs an action when it is tapped, drawn by the nearest style.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    @Environment(\.buttonStyle) private var style
    @Environment(\.keyboardShortcut) private var keyboardShortcut
    @Environment(\.controlObservation) private var observation
    @Environment(\.controlTraits) private var traits

    public init(
        role: ButtonRole? = nil,
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = ViewScope.bound(action)
        self.label = label()
    }

    public var body: some View {
        guard let observation else { return styled(AnyView(label), running: action) }
        let logged = {
            logAction(observation.triggerName)
            action()
        }
        let shown = observation.title.map { AnyView(Text($0)) } ?? AnyView(label)
        var traits = traits ?? ControlTraits(.button)
        traits.role = role
        return AnyView(styled(shown, running: logged).observedControl(traits))
    }

    private func styled(_ label: AnyView, running action: @escaping () -> Void) -> AnyView {
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role,
            label: .init(content: label),
            action: action
        )
        let styled =
            style.body(for: configuration, in: \.buttonStyle)
            ?? AnyView(configuration.standardButton(style: LabelOnlyButtonStyle()))
        guard let keyboardShortcut else { return styled }
        return AnyView(styled.modifier(KeyActionModifier(shortcut: keyboardShortcut, action: action)))
    }
}

/// The appearance of a button without a style.
private struct LabelOnlyButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
}

extension Button where Label == Text {
    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == ViewEngine.Label<Text, Image> {
    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { ViewEngine.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == DefaultButtonLabel {
    /// Creates a button with the default label of its role (iOS 26).
    public init(role: ButtonRole, action: @escaping () -> Void) {
        self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates the button that a primitive style styles, for the next style outwards.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}
