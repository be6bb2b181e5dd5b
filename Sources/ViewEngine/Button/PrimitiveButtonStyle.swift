/// The appearance and the behavior of a button.
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Sets the style of the buttons inside that have no nearer style.
    public func buttonStyle<Style: PrimitiveButtonStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, TransformEnvironmentModifier> {
        transformEnvironment(\.buttonStyle) { $0 = $0.pushing { style.makeBody(configuration: $0) } }
    }
}
