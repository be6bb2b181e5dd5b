import AppleDesign
import ViewEngine

/// The look that the bordered styles share: a label, the room around it and a shape behind.
struct BezelButtonStyle: ButtonStyle {
    let isProminent: Bool

    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.systemDesign) private var design

    func makeBody(configuration: Configuration) -> some View {
        let colors = BezelColors(
            tint: tint,
            isDestructive: configuration.role == .destructive,
            isProminent: isProminent,
            isPressed: configuration.isPressed,
            isEnabled: isEnabled,
            colorScheme: colorScheme
        )
        let shape = BezelShape(borderShape: borderShape, controlSize: controlSize, design: design)
        HStack {
            configuration.label
        }
        .font(LabelMetrics.font(controlSize))
        .multilineTextAlignment(.center)
        .foregroundStyle(colors.label)
        .opacity(colors.labelOpacity)
        .bezelFrame()
        .background(colors.fill, in: shape)
        .focusRing(in: shape)
    }
}
