import AppleDesign
import ViewEngine

/// The look of buttons that are only their label, in a colour that says that it can be tapped.
struct BorderlessLook<Style: ShapeStyle>: ButtonStyle {
    /// The colour of a button that works and destroys nothing.
    let style: Style

    @Environment(\.controlSize) private var controlSize
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.font) private var font
    @Environment(\.keyboardShortcut) private var keyboardShortcut

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
                .opacity(configuration.isPressed ? PressedOpacity.borderless(colorScheme) : 1)
        }
        .font(font ?? LabelMetrics.font(controlSize, isDefaultAction: keyboardShortcut == .defaultAction))
        .multilineTextAlignment(.center)
        .foregroundStyle(BorderlessColors.label(configuration.role, isEnabled: isEnabled, usual: style))
        .focusRing(in: .rect(cornerRadius: FocusRing.labelCornerRadius))
    }
}
