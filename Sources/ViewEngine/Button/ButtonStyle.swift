/// The appearance of a button with the system's behavior.
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a style receives.
public struct ButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: PrimitiveView {
        let content: AnyView

        package init<Content: View>(_ content: Content) {
            self.content = AnyView(content)
        }

        public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
            content.lower(inputs.descending(.content), into: &nodes)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}

extension View {
    /// Sets the style of the buttons inside that have no nearer style.
    public func buttonStyle<Style: ButtonStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        transformEnvironment(\.buttonStyle) { $0 = $0.pushing { $0.standardButton(style: style) } }
    }
}
