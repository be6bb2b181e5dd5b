import Graphics

/// Views on top of each other, the first at the bottom.
struct ZStackLayout: Layout {
    let alignment: Alignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let all = subviews.map { $0.dimensions(in: proposal, withBaselines: true) }
        let guide = CGPoint(
            x: all.map { $0[alignment.horizontal] }.max() ?? 0,
            y: all.map { $0[alignment.vertical] }.max() ?? 0
        )
        return CGSize(
            width: guide.x + (all.map { $0.size.width - $0[alignment.horizontal] }.max() ?? 0),
            height: guide.y + (all.map { $0.size.height - $0[alignment.vertical] }.max() ?? 0)
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        let all = subviews.map { $0.dimensions(in: proposal, withBaselines: true) }
        let guide = CGPoint(
            x: all.map { $0[alignment.horizontal] }.max() ?? 0,
            y: all.map { $0[alignment.vertical] }.max() ?? 0
        )
        for (node, dimensions) in zip(subviews, all) {
            node.place(
                at: CGPoint(
                    x: bounds.minX + guide.x - dimensions[alignment.horizontal],
                    y: bounds.minY + guide.y - dimensions[alignment.vertical]
                ),
                proposal: proposal
            )
        }
    }
}
