public import Graphics

/// A layout that takes the space that it is proposed, and puts the middle of its view at a point in it.
public struct PositionLayout: NodeLayout {
    let position: CGPoint

    public func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        let size = subviews[0].sizeThatFits(proposal)
        let origin = CGPoint(
            x: bounds.minX + position.x - size.width / 2,
            y: bounds.minY + position.y - size.height / 2
        )
        subviews[0].place(at: origin, proposal: proposal)
    }
}

extension View {
    /// Puts the middle of the view at a point in the space that it is proposed.
    public func position(_ position: CGPoint) -> ModifiedContent<Self, LayoutModifier<PositionLayout>> {
        modifier(LayoutModifier(layout: PositionLayout(position: position)))
    }

    /// Puts the middle of the view at a point in the space that it is proposed.
    public func position(
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ModifiedContent<Self, LayoutModifier<PositionLayout>> {
        position(CGPoint(x: x, y: y))
    }
}
