public import Graphics

/// A layout of views on top of each other, the first at the back.
public struct ZStackLayout: NodeLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: [Node]) -> CGSize {
        let all = dimensions(of: subviews, in: proposal)
        let guide = guide(of: all)
        return CGSize(
            width: guide.x + (all.map { $0.size.width - $0[alignment].x }.max() ?? 0),
            height: guide.y + (all.map { $0.size.height - $0[alignment].y }.max() ?? 0)
        )
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: [Node]) {
        let all = dimensions(of: subviews, in: proposal)
        let guide = guide(of: all)
        for (node, dimensions) in zip(subviews, all) {
            let point = dimensions[alignment]
            let origin = CGPoint(x: bounds.minX + guide.x - point.x, y: bounds.minY + guide.y - point.y)
            node.place(at: origin, proposal: proposal)
        }
    }

    private func dimensions(of subviews: [Node], in proposal: ProposedViewSize) -> [ViewDimensions] {
        subviews.map {
            $0.dimensions(in: proposal, withBaselines: alignment.vertical.isTextBaseline)
        }
    }

    /// The common alignment point of the views, from the top left of the stack.
    private func guide(of all: [ViewDimensions]) -> CGPoint {
        CGPoint(
            x: all.map { $0[alignment].x }.max() ?? 0,
            y: all.map { $0[alignment].y }.max() ?? 0
        )
    }
}
