public import StyleEngine

/// A button that is only its label, in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
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
            .foregroundStyle(labelStyle(for: configuration.role))
            .focusRing(in: .rect(cornerRadius: FocusRing.labelCornerRadius))
        }

        private func labelStyle(for role: ButtonRole?) -> AnyShapeStyle {
            switch role {
            case _ where !isEnabled: AnyShapeStyle(.tertiary)
            case .destructive: AnyShapeStyle(.red)
            default: AnyShapeStyle(.tint)
            }
        }
    }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
