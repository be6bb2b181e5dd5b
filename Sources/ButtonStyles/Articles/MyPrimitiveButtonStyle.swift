public import StyleEngine

/// A label in a colour of the button's role that can be tapped, and does not show it.
public struct MyPrimitiveButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(color(of: configuration.role))
            .onTapGesture(perform: configuration.trigger)
    }

    private func color(of role: ButtonRole?) -> Color {
        switch role {
        case .cancel: .orange
        case .destructive: .purple
        default: .green
        }
    }
}
