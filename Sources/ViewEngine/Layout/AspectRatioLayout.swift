public import Graphics

/// The way in which a view of a fixed ratio fills a space.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The whole view is inside of the space.
    case fit
    /// The view covers the space.
    case fill
}

/// A layout that proposes a size of a fixed ratio.
public struct AspectRatioLayout: NodeLayout {
    /// Width by height; `nil` for that of the view's ideal size.
    let ratio: CGFloat?
    let contentMode: ContentMode

    public func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        subviews[0].sizeThatFits(contentProposal(for: proposal, of: subviews[0]))
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[0].place(
            at: bounds.origin,
            proposal: contentProposal(for: proposal, of: subviews[0])
        )
    }

    private func contentProposal(for proposal: ProposedViewSize, of node: Node) -> ProposedViewSize {
        let ideal = node.sizeThatFits(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        return switch (proposal.width, proposal.height) {
        case (nil, nil): ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            (width < height * ratio) == (contentMode == .fit)
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }
}

extension View {
    public func aspectRatio(
        _ ratio: CGFloat? = nil,
        contentMode: ContentMode
    ) -> ModifiedContent<Self, LayoutModifier<AspectRatioLayout>> {
        modifier(LayoutModifier(layout: AspectRatioLayout(ratio: ratio, contentMode: contentMode)))
    }

    public func aspectRatio(
        _ size: CGSize,
        contentMode: ContentMode
    ) -> ModifiedContent<Self, LayoutModifier<AspectRatioLayout>> {
        aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
    }

    public func scaledToFit() -> ModifiedContent<Self, LayoutModifier<AspectRatioLayout>> {
        aspectRatio(contentMode: .fit)
    }

    public func scaledToFill() -> ModifiedContent<Self, LayoutModifier<AspectRatioLayout>> {
        aspectRatio(contentMode: .fill)
    }
}
