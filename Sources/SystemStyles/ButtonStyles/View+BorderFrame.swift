import AppleDesign
import ViewEngine

extension View {
    /// Pads a label to the size of its border.
    func borderFrame() -> some View {
        modifier(BorderFrame())
    }
}

private struct BorderFrame: ViewModifier {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing

    func body(content: Content) -> some View {
        content
            .padding(insets)
            .modifier(
                LayoutModifier(
                    layout: BorderLayout(
                        circleInset: borderShape == .circle ? insets.top : nil,
                        isFlexible: sizing == .flexible
                    )
                )
            )
    }

    /// The padding of the label; that of a circle is equal on all sides.
    private var insets: EdgeInsets {
        let insets = BorderedMetrics.padding(for: controlSize, dynamicTypeSize: dynamicTypeSize)
        guard borderShape == .circle else { return insets }
        return EdgeInsets(top: insets.top, leading: insets.top, bottom: insets.top, trailing: insets.top)
    }
}
