/// A button that opens a menu, of which a picture shows the label.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let primaryAction: () -> Void

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content: content, label: label, primaryAction: {})
    }

    /// Creates a menu that opens after a long press, and runs an action when it is tapped.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.label = label()
        self.primaryAction = primaryAction
    }

    @Environment(\.menuStyle) private var style
    @Environment(\.controlObservation) private var observation

    public var body: some View {
        let (observation, action) = (observation, primaryAction)
        let configuration = MenuStyleConfiguration(
            label: MenuStyleConfiguration.Label(label),
            primaryAction: {
                observation.map { logAction($0.triggerName) }
                action()
            }
        )
        style.body(for: configuration, in: \.menuStyle) {
            ButtonMenuStyle().makeBody(configuration: configuration)
        }
        .observedControl(ControlTraits(.menu))
    }
}

extension Menu where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Disfavored, as in SwiftUI, so that a literal is a key.
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// Related controls in a row.
public struct ControlGroup<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        HStack { content }
    }
}
