import StyleEngine

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

/// The drop: its shadows, its fill, the light inside while it is pressed, and its rim.
private struct GlassSurface<Outline: Shape>: View {
    let shape: Outline
    let fill: Color
    let isLit: Bool

    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack {
            shape.fill(fill)
            // Always there: what is removed fades below what stays.
            shape.fill(Color(white: 1, opacity: GlassMetrics.pressedLight))
                .opacity(isLit ? 1 : 0)
            shape.strokeBorder(GlassMetrics.rim(colorScheme), lineWidth: GlassMetrics.rimWidth)
        }
        .compositingGroup()
        .modifier(GlassShadows())
    }
}

private struct GlassShadows: ViewModifier {
    func body(content: Content) -> some View {
        let near = GlassMetrics.shadows[0]
        let far = GlassMetrics.shadows[1]
        content
            .shadow(color: Color(white: 0, opacity: near.opacity), radius: near.radius, y: near.y)
            .shadow(color: Color(white: 0, opacity: far.opacity), radius: far.radius, y: far.y)
    }
}
