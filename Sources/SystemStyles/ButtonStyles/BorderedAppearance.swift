import AppleDesign
import ViewEngine

/// The appearance that the bordered styles share: a padded label on a filled border shape.
struct BorderedAppearance: ButtonStyle {
    let isProminent: Bool

    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.systemDesign) private var design

    func makeBody(configuration: Configuration) -> some View {
        let colors = BorderedColors(
            tint: tint,
            isDestructive: configuration.role == .destructive,
            isProminent: isProminent,
            isPressed: configuration.isPressed,
            isEnabled: isEnabled,
            colorScheme: colorScheme
        )
        let shape = BorderShape(borderShape: borderShape, controlSize: controlSize, design: design)
        HStack {
            configuration.label
        }
        // Only the label of a row has the icon of a row.
        .environment(\.isInList, false)
        .font(LabelMetrics.font(for: controlSize))
        .multilineTextAlignment(.center)
        .defaultForegroundStyle(colors.label)
        .opacity(colors.labelOpacity)
        .borderFrame()
        .background(colors.fill, in: shape)
        .focusRing(in: shape)
        .systemAppearance(.bordered)
    }
}
