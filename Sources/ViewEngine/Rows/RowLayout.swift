import Graphics

/// A column whose views are all as wide as the widest, or as wide as the column is proposed to be.
struct RowLayout: NodeLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let width = width(in: proposal, subviews)
        let height = subviews.reduce(0) { $0 + size(of: $1, width: width).height }
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        var origin = bounds.origin
        for row in subviews {
            row.place(at: origin, proposal: ProposedViewSize(width: bounds.width, height: nil))
            origin.y += size(of: row, width: bounds.width).height
        }
    }

    private func width(in proposal: ProposedViewSize, _ subviews: [Node]) -> CGFloat {
        proposal.width ?? subviews.reduce(0) { max($0, $1.sizeThatFits(.unspecified).width) }
    }

    private func size(of row: Node, width: CGFloat) -> CGSize {
        row.sizeThatFits(ProposedViewSize(width: width, height: nil))
    }
}
