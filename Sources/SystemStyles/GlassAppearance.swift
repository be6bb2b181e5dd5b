import AppleDesign
import ViewEngine

/// The appearance that the glass styles share: a padded label on a glass border shape.
struct GlassAppearance: ButtonStyle {
    let isProminent: Bool

    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    func makeBody(configuration: Configuration) -> some View {
        let shape = BorderShape(borderShape: borderShape, controlSize: controlSize, design: .iOS26)
        HStack {
            configuration.label
        }
        .font(LabelMetrics.glassFont(for: controlSize))
        .multilineTextAlignment(.center)
        .foregroundStyle(label(for: configuration.role))
        .opacity(isEnabled ? 1 : GlassMetrics.disabledOpacity)
        .borderFrame()
        .background {
            GlassSurface(
                shape: shape,
                fill: fill(for: configuration.role),
                isLit: configuration.isPressed
            )
        }
        .scaleEffect(configuration.isPressed ? GlassMetrics.pressedScale : 1)
        .focusRing(in: shape)
    }

    private func fill(for role: ButtonRole?) -> Color {
        guard isProminent else { return GlassMetrics.fill(in: colorScheme) }
        return tint ?? (role == .destructive ? .red : .accentColor)
    }

    private func label(for role: ButtonRole?) -> Color {
        switch role {
        case _ where isProminent: .white
        case .destructive: .red
        default: tint ?? GlassMetrics.label(in: colorScheme)
        }
    }
}
