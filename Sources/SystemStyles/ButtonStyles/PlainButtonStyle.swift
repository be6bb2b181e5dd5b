import AppleDesign
public import ViewEngine

/// A style with only the label, unchanged; it fades while the button is pressed or disabled.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(Appearance())
    }

    private struct Appearance: ButtonStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
            }
            .opacity(opacity(isPressed: configuration.isPressed))
            .focusRing(in: .rect(cornerRadius: FocusRing.labelCornerRadius))
            .systemAppearance(.borderless)
        }

        private func opacity(isPressed: Bool) -> Double {
            switch (isEnabled, isPressed) {
            case (false, _): PressedOpacity.plainDisabled
            case (true, true): PressedOpacity.plain
            case (true, false): 1
            }
        }
    }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
