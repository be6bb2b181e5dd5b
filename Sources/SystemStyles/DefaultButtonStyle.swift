import AppleDesign
public import ViewEngine

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

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let label = configuration.label
            .foregroundStyle(BorderlessColors.label(configuration.role, isEnabled: isEnabled, usual: .tint))
        return isEnabled ? AnyView(label.listRowAction(configuration.trigger)) : AnyView(label)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
