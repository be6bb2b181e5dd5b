public import Graphics

/// A layout with insets around a view.
public struct PaddingLayout: NodeLayout {
    let insets: EdgeInsets

    public var padding: EdgeInsets? { insets }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let content = subviews[0].sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, content.width + insets.leading + insets.trailing),
            height: max(0, content.height + insets.top + insets.bottom)
        )
    }

    /// The default distance where there is padding.
    public func spacing(at edge: Edge, subviews: [Node]) -> CGFloat {
        let inset =
            switch edge {
            case .top: insets.top
            case .leading: insets.leading
            case .bottom: insets.bottom
            case .trailing: insets.trailing
            }
        return inset == 0 ? subviews[0].spacing(at: edge) : StackLayout.defaultSpacing
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[0].place(
            at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
            proposal: proposal.inset(by: insets)
        )
    }
}
