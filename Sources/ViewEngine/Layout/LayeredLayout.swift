import Graphics

/// A primary view that has the size of the whole, with backgrounds or overlays of that size.
struct LayeredLayout: NodeLayout {
    let alignment: Alignment
    /// The index of the primary view.
    let primary: Int

    func primary(of subviews: [Node]) -> Node? { subviews[primary] }

    func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        subviews[primary].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        subviews[primary].place(at: bounds.origin, proposal: proposal)
        let needsBaselines = alignment.vertical.isTextBaseline
        let frame = ViewDimensions(
            size: bounds.size,
            baselines: needsBaselines ? subviews[primary].baselines : nil
        )
        let anchor = frame[alignment]
        for (index, node) in subviews.enumerated() where index != primary {
            let layerProposal = ProposedViewSize(bounds.size)
            let guide = node.dimensions(in: layerProposal, withBaselines: needsBaselines)[alignment]
            node.place(
                at: CGPoint(x: bounds.minX + anchor.x - guide.x, y: bounds.minY + anchor.y - guide.y),
                proposal: layerProposal
            )
        }
    }
}
