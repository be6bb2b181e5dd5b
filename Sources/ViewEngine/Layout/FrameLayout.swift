public import Graphics

/// A frame of a fixed width, height or both, in which the view is aligned.
public struct FrameLayout: NodeLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    public func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let content = subviews[0].sizeThatFits(contentProposal(for: proposal))
        return CGSize(width: width ?? content.width, height: height ?? content.height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[0].place(in: bounds, alignment: alignment, proposal: contentProposal(for: proposal))
    }

    private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}
