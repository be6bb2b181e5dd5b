public import StyleEngine

/// A button of the plain style that brings its look with its label, which is where fatbobman starts.
public struct RoundedAndShadowViewStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(role: configuration.role, action: configuration.trigger) {
            configuration.label
                .onRoundedRectangle()
                .shadow(radius: 5, y: 3)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
    }
}
