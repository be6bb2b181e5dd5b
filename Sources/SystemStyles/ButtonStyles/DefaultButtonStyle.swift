import AppleDesign
public import ViewEngine

/// The style that the system chooses: a borderless button, or in a list a label whose row triggers it.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.isInList) private var isInList

    public init() {}

    @SameIdentityBuilder
    public func makeBody(configuration: Configuration) -> some View {
        if isInList {
            ButtonInList(configuration: configuration)
        } else {
            Button(configuration).buttonStyle(.borderless)
        }
    }
}

/// A label in the tint whose action runs when its row is tapped.
private struct ButtonInList: View {
    let configuration: PrimitiveButtonStyleConfiguration

    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label
            .defaultForegroundStyle(
                BorderlessColors.labelStyle(
                    for: configuration.role,
                    isEnabled: isEnabled,
                    defaultStyle: .tint
                )
            )
            .systemAppearance(.borderless)
            .modified(if: isEnabled) { $0.listRowAction(configuration.trigger) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
