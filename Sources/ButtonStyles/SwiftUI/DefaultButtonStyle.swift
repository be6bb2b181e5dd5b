public import StyleEngine

/// The style that the system picks: a borderless button, or, in a list, a part of its row.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isInList) private var isInList

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        isInList
            ? AnyView(ButtonInList(configuration: configuration))
            : AnyView(Button(configuration).buttonStyle(.borderless))
    }
}

/// A label in the tint; who taps it taps the row.
private struct ButtonInList: View {
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? Color.red : .accentColor)
            .listRowAction(configuration.trigger)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
