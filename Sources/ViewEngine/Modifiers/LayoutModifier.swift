public import Graphics

/// Applies a layout to each view of the content.
public struct LayoutModifier<Arrangement: NodeLayout>: NodeModifier {
    let layout: Arrangement

    package init(layout: Arrangement) {
        self.layout = layout
    }

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        LayoutNode(layout, children: [node], inputs: inputs)
    }
}

extension View {
    /// As in SwiftUI, a length that is negative or not finite is ignored.
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedContent<Self, LayoutModifier<FrameLayout>> {
        let (width, height) = (width.flatMap(\.validLength), height.flatMap(\.validLength))
        return modifier(
            LayoutModifier(layout: FrameLayout(width: width, height: height, alignment: alignment))
        )
    }

    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedContent<Self, LayoutModifier<FlexibleFrameLayout>> {
        let layout = FlexibleFrameLayout(
            horizontal: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
            vertical: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
            alignment: alignment
        )
        return modifier(LayoutModifier(layout: layout))
    }

    public func offset(_ offset: CGSize) -> ModifiedContent<Self, LayoutModifier<OffsetLayout>> {
        modifier(LayoutModifier(layout: OffsetLayout(offset: offset)))
    }

    public func offset(
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ModifiedContent<Self, LayoutModifier<OffsetLayout>> {
        modifier(LayoutModifier(layout: OffsetLayout(offset: CGSize(width: x, height: y))))
    }
}

extension CGFloat {
    /// The number as the length of a frame; `nil` if it cannot be one.
    fileprivate var validLength: CGFloat? { isFinite && self >= 0 ? self : nil }
}
