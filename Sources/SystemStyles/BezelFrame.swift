import AppleDesign
import ViewEngine

extension View {
    /// Gives a label the room that bordered buttons have around it.
    func bezelFrame() -> some View {
        modifier(BezelFrame())
    }
}

private struct BezelFrame: ViewModifier {
    @Environment(\.controlSize) private var controlSize
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.buttonBorderShape) private var borderShape

    func body(content: Content) -> some View {
        content
            .padding(insets)
            .modifier(LayoutModifier(layout: BezelLayout(isSquare: borderShape == .circle)))
    }

    /// A circle has as much room beside its label as above it.
    private var insets: EdgeInsets {
        let insets = BorderedMetrics.padding(controlSize, dynamicTypeSize)
        guard borderShape == .circle else { return insets }
        return EdgeInsets(top: insets.top, leading: insets.top, bottom: insets.top, trailing: insets.top)
    }
}
