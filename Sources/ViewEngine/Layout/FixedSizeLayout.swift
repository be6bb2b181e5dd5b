public import Graphics

/// A layout that proposes no length along some axes, so that the view has its ideal size there.
public struct FixedSizeLayout: NodeLayout {
    let isHorizontal: Bool
    let isVertical: Bool
    /// Whether the view is placed as it is measured, so that a column inside keeps the ideal heights of its views.
    var keepsIdealHeights = false

    public func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        subviews[0].sizeThatFits(contentProposal(for: proposal))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        // The ideal length is proposed where it is fixed: flexible views inside fill what the longest of them needs.
        subviews[0].place(
            at: bounds.origin,
            proposal: ProposedViewSize(
                width: isHorizontal ? bounds.width : proposal.width,
                height: isVertical ? (keepsIdealHeights ? nil : bounds.height) : proposal.height
            )
        )
    }

    private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: isHorizontal ? nil : proposal.width,
            height: isVertical ? nil : proposal.height
        )
    }
}

extension View {
    /// Gives the view its ideal size.
    public func fixedSize() -> ModifiedContent<Self, LayoutModifier<FixedSizeLayout>> {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Gives the view its ideal length along some axes.
    public func fixedSize(
        horizontal: Bool,
        vertical: Bool
    ) -> ModifiedContent<Self, LayoutModifier<FixedSizeLayout>> {
        modifier(LayoutModifier(layout: FixedSizeLayout(isHorizontal: horizontal, isVertical: vertical)))
    }
}
