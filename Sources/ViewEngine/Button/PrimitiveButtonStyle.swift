/// The appearance and the behavior of a button.
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a primitive style receives, and its action.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button.
    public struct Label: PrimitiveView {
        let content: AnyView

        public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
            content.lower(inputs.descending(.content), into: &nodes)
        }
    }

    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Runs the action of the button.
    public func trigger() {
        action()
    }
}

extension View {
    /// Sets the style of the buttons inside that have no nearer style.
    public func buttonStyle<Style: PrimitiveButtonStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        transformEnvironment(\.buttonStyle) { $0 = $0.pushing(style) }
    }
}
