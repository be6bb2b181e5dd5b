import AppleDesign
import ViewEngine

/// The appearance that the styles without a border share: a label in the tint or in the color of links.
struct BorderlessAppearance<Style: ShapeStyle>: ButtonStyle {
    /// The style of the label of an enabled button that is not destructive.
    let labelStyle: Style

    @Environment(\.controlSize) private var controlSize
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.font) private var font
    @Environment(\.keyboardShortcut) private var keyboardShortcut

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
                .opacity(configuration.isPressed ? PressedOpacity.borderless(in: colorScheme) : 1)
        }
        .font(font ?? defaultFont)
        .multilineTextAlignment(.center)
        .defaultForegroundStyle(
            BorderlessColors.labelStyle(
                for: configuration.role,
                isEnabled: isEnabled,
                defaultStyle: labelStyle
            )
        )
        .focusRing(in: .rect(cornerRadius: FocusRing.labelCornerRadius))
        .systemAppearance(.borderless)
    }

    private var defaultFont: Font {
        LabelMetrics.borderlessFont(
            for: controlSize,
            isDefaultAction: keyboardShortcut == .defaultAction
        )
    }
}
