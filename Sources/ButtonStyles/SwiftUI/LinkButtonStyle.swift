public import StyleEngine

/// A button that looks like a link of a web page (macOS).
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(Look())
    }

    private struct Look: ButtonStyle {
        @Environment(\.controlSize) private var controlSize
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.font) private var font

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                    .opacity(configuration.isPressed ? PressedOpacity.borderless(colorScheme) : 1)
            }
            .font(font ?? LabelMetrics.font(controlSize))
            .multilineTextAlignment(.center)
            .foregroundStyle(isEnabled ? AnyShapeStyle(Color(.link)) : AnyShapeStyle(.tertiary))
            .focusRing(in: .rect(cornerRadius: FocusRing.labelCornerRadius))
        }
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}
