import StyleEngine

/// The look that the bordered styles share: a label, the room around it and a shape behind.
struct BezelButtonStyle: ButtonStyle {
    let isProminent: Bool

    @Environment(\.controlSize) private var controlSize
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    /// A circle has as much room beside its label as above it.
    private var padding: EdgeInsets {
        let insets = BorderedMetrics.padding(controlSize, dynamicTypeSize)
        guard borderShape == .circle else { return insets }
        return EdgeInsets(top: insets.top, leading: insets.top, bottom: insets.top, trailing: insets.top)
    }

    func makeBody(configuration: Configuration) -> some View {
        let colors = BezelColors(
            tint: tint,
            isDestructive: configuration.role == .destructive,
            isProminent: isProminent,
            isPressed: configuration.isPressed,
            isEnabled: isEnabled,
            colorScheme: colorScheme
        )
        let shape = BezelShape(borderShape: borderShape, controlSize: controlSize)
        HStack {
            configuration.label
        }
        .font(LabelMetrics.font(controlSize))
        .multilineTextAlignment(.center)
        .foregroundStyle(colors.label)
        .opacity(colors.labelOpacity)
        .padding(padding)
        .modifier(LayoutModifier(layout: BezelLayout(isSquare: borderShape == .circle)))
        .background(colors.fill, in: shape)
        .focusRing(in: shape)
    }
}
