public import StyleEngine

/// A raised button that a press pushes down by a spring.
public struct RoundedAndShadowButtonStyle: ButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onRoundedRectangle()
            .raised(isPressed: configuration.isPressed)
    }
}
