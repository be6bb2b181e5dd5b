import Graphics

/// A node around one other, with the same place and size.
class UnaryNode: Node {
    let child: Node

    init(_ child: Node, _ inputs: ViewInputs) {
        self.child = child
        super.init(inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(proposal)
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        child.place(at: frame.origin, proposal: proposal)
    }

    override var baselines: TextBaselines? { child.baselines }

    override func render(into items: inout [DisplayItem]) {
        child.render(into: &items)
    }

    override func invalidateContent() {
        child.invalidateLayout()
    }

    override func mirrorContent(width: CGFloat) {
        child.mirror(width: width)
    }

    override func visitResponders(_ visit: (ResponderNode) -> Void) {
        child.visitResponders(visit)
    }
}
