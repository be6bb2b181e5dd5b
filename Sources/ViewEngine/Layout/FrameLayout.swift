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

    /// The default distance where the frame sets the length, because its edges are not those of the view.
    public func spacing(at edge: Edge, subviews: [Node]) -> CGFloat {
        let length =
            switch edge.axis {
            case .horizontal: width
            case .vertical: height
            }
        return length == nil ? subviews[0].spacing(at: edge) : StackLayout.defaultSpacing
    }

    private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}
