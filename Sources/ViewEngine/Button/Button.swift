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

    @SameIdentityBuilder public var body: some View {
        if let observation {
            styled(shownLabel(observation)) {
                logAction(observation.triggerName)
                action()
            }
            .observedControl(observedTraits)
        } else {
            styled(PrimitiveButtonStyleConfiguration.Label(label), running: action)
        }
    }

    /// The label of an observed button, which may be a title in place of its own.
    private func shownLabel(_ observation: ControlObservation) -> PrimitiveButtonStyleConfiguration.Label {
        observation.title.map { .init(Text($0)) } ?? .init(label)
    }

    private var observedTraits: ControlTraits {
        var traits = traits ?? ControlTraits(.button)
        traits.role = role
        return traits
    }

    private func styled(
        _ label: PrimitiveButtonStyleConfiguration.Label,
        running action: @escaping () -> Void
    ) -> some View {
        let configuration = PrimitiveButtonStyleConfiguration(role: role, label: label, action: action)
        return style.body(for: configuration, in: \.buttonStyle) {
            configuration.standardButton(style: LabelOnlyButtonStyle())
        }
        .modified(with: keyboardShortcut) {
            $0.modifier(KeyActionModifier(shortcut: $1, action: action))
        }
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
