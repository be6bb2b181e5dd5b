public import Graphics

/// A view at its ideal size, whatever is proposed.
public struct FixedSizeLayout: Layout {
    let horizontal, vertical: Bool

    public func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        subviews[0].sizeThatFits(offer(for: proposal))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[0].place(at: bounds.origin, proposal: offer(for: proposal))
    }

    private func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width,
            height: vertical ? nil : proposal.height
        )
    }
}
