public import Graphics

struct FrameModifier<Frame: Layout>: NodeModifier {
    let layout: Frame

    func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        LayoutNode(layout, [node], inputs)
    }
}

extension View {
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(layout: FrameLayout(width: width, height: height, alignment: alignment)))
    }

    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        let layout = FlexibleFrameLayout(
            horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
            alignment: alignment
        )
        return modifier(FrameModifier(layout: layout))
    }

    /// Keeps the view at its ideal size, whatever is proposed.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        modifier(FrameModifier(layout: FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(FrameModifier(layout: OffsetLayout(offset: CGSize(width: x, height: y))))
    }
}
