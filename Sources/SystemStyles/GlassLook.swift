import AppleDesign
import ViewEngine

/// The look that the glass styles share.
struct GlassLook: ButtonStyle {
    let isProminent: Bool

    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    func makeBody(configuration: Configuration) -> some View {
        let shape = BezelShape(borderShape: borderShape, controlSize: controlSize, design: .iOS26)
        HStack {
            configuration.label
        }
        .font(LabelMetrics.glassFont(controlSize))
        .multilineTextAlignment(.center)
        .foregroundStyle(label(for: configuration.role))
        .opacity(isEnabled ? 1 : GlassMetrics.disabledOpacity)
        .bezelFrame()
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
        guard isProminent else { return GlassMetrics.fill(colorScheme) }
        return tint ?? (role == .destructive ? .red : .accentColor)
    }

    private func label(for role: ButtonRole?) -> Color {
        switch role {
        case _ where isProminent: .white
        case .destructive: .red
        default: tint ?? GlassMetrics.label(colorScheme)
        }
    }
}
