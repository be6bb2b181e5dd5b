import Graphics

/// One view that decides the size, and others that fill it: backgrounds below, or overlays above.
struct LayeredLayout: NodeLayout {
    let alignment: Alignment
    /// Which of the subviews decides.
    let primary: Int

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
            let offered = ProposedViewSize(bounds.size)
            let guide = node.dimensions(in: offered, withBaselines: needsBaselines)[alignment]
            node.place(
                at: CGPoint(x: bounds.minX + anchor.x - guide.x, y: bounds.minY + anchor.y - guide.y),
                proposal: offered
            )
        }
    }
}
