public import Graphics

/// A frame that is at least, ideally and at most so large, in which the view is aligned.
public struct FlexibleFrameLayout: NodeLayout {
    /// The limits in one direction.
    struct Limits {
        let minimum, ideal, maximum: CGFloat?

        /// What the content is offered.
        func offer(for proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
        }

        /// How large the frame is: what is wanted, between the limits, where the content's own
        /// length stands for a limit that is not given.
        func length(proposal: CGFloat?, content: CGFloat) -> CGFloat {
            let lowest = minimum ?? min(content, maximum ?? content)
            let highest = max(lowest, maximum ?? content)
            return min(max(proposal ?? ideal ?? content, lowest), highest)
        }
    }

    let horizontal: Limits
    let vertical: Limits
    let alignment: Alignment

    public func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let content = subviews[0].sizeThatFits(offer(for: proposal))
        return CGSize(
            width: horizontal.length(proposal: proposal.width, content: content.width),
            height: vertical.length(proposal: proposal.height, content: content.height)
        )
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[0].place(
            in: bounds,
            alignment: alignment,
            proposal: ProposedViewSize(
                width: horizontal.offer(for: proposal.width).map { min($0, bounds.width) },
                height: vertical.offer(for: proposal.height).map { min($0, bounds.height) }
            )
        )
    }

    private func offer(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.offer(for: proposal.width),
            height: vertical.offer(for: proposal.height)
        )
    }
}
