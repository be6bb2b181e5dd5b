import AppleDesign
import ViewEngine

/// The appearance that the glass styles share: a padded label on a glass border shape.
struct GlassAppearance: ButtonStyle {
    let isProminent: Bool
    var glass = Glass.regular

    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.self) private var environment

    func makeBody(configuration: Configuration) -> some View {
        let shape = BorderShape(borderShape: borderShape, controlSize: controlSize, design: .iOS26)
        let label = HStack {
            configuration.label
        }
        // Only the label of a row has the icon of a row.
        .environment(\.isInList, false)
        .font(LabelMetrics.font(for: controlSize))
        .multilineTextAlignment(.center)
        .foregroundStyle(label(for: configuration.role))
        .environment(\.colorScheme, labelScheme)
        .opacity(isEnabled ? 1 : GlassMetrics.disabledOpacity)
        .borderFrame()
        .systemAppearance(.bordered)
        if glass.variant == .identity {
            label.focusRing(in: shape)
        } else {
            label.glass(
                in: shape,
                tint: isProminent ? fill(for: configuration.role) : glass.tint,
                isClear: glass.variant == .clear,
                press: .control(isPressed: configuration.isPressed)
            )
            .focusRing(in: shape)
        }
    }

    /// The scheme of the label, which adapts to what is behind the glass as the glass does.
    private var labelScheme: ColorScheme {
        isProminent ? environment.colorScheme : GlassMaterial(in: environment).colorScheme
    }

    private func fill(for role: ButtonRole?) -> Color {
        tint ?? (role == .destructive ? .red : .accentColor)
    }

    private func label(for role: ButtonRole?) -> Color {
        switch role {
        case _ where isProminent: .white
        case .destructive: .red
        default: tint ?? .primary
        }
    }
}
