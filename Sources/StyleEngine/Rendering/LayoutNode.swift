import Graphics

/// A node that places others.
final class LayoutNode<Arrangement: NodeLayout>: Node {
    private let layout: Arrangement
    private let children: [Node]

    init(_ layout: Arrangement, _ children: [Node], _ inputs: ViewInputs) {
        self.layout = layout
        self.children = children
        super.init(inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: children)
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        layout.placeSubviews(in: frame, proposal: proposal, subviews: children)
    }

    /// The first baseline of the topmost text and the last one of the lowest.
    override var baselines: TextBaselines? {
        let all = children.compactMap { child in
            child.baselines?.offset(by: child.frame.minY - frame.minY)
        }
        guard let first = all.map(\.first).min(), let last = all.map(\.last).max() else { return nil }
        return TextBaselines(first: first, last: last)
    }

    override func render(into items: inout [DisplayItem]) {
        for child in children { child.render(into: &items) }
    }

    override func invalidateContent() {
        for child in children { child.invalidateLayout() }
    }

    override func mirrorContent(width: CGFloat) {
        for child in children { child.mirror(width: width) }
    }

    override func visitResponders(_ visit: (ResponderNode) -> Void) {
        for child in children { child.visitResponders(visit) }
    }
}
