public import Graphics

/// A frame with minimum, ideal and maximum lengths, in which the view is aligned.
public struct FlexibleFrameLayout: NodeLayout {
    /// The limits along one axis.
    struct Limits {
        let minimum, ideal, maximum: CGFloat?

        var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

        /// The length proposed to the content.
        func contentProposal(for proposal: CGFloat?) -> CGFloat? {
            (proposal ?? ideal).map { min(max($0, minimum ?? -.infinity), maximum ?? .infinity) }
        }

        /// The length of the frame: the proposed or ideal one, limited; the content's own length replaces a
        /// limit that is not given.
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
        let content = subviews[0].sizeThatFits(contentProposal(for: proposal))
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
                width: horizontal.contentProposal(for: proposal.width).map { min($0, bounds.width) },
                height: vertical.contentProposal(for: proposal.height).map { min($0, bounds.height) }
            )
        )
    }

    /// The default distance where the frame has limits, because its edges may not be those of the view.
    public func spacing(at edge: Edge, subviews: [Node]) -> CGFloat {
        let limits =
            switch edge.axis {
            case .horizontal: horizontal
            case .vertical: vertical
            }
        return limits.isEmpty ? subviews[0].spacing(at: edge) : StackLayout.defaultSpacing
    }

    private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.contentProposal(for: proposal.width),
            height: vertical.contentProposal(for: proposal.height)
        )
    }
}
