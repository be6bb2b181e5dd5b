public import Graphics

/// A layout that moves a view without changing the space reserved for it.
public struct OffsetLayout: NodeLayout {
    let offset: CGSize

    public func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[0].place(at: bounds.origin.offset(by: offset), proposal: proposal)
    }
}
