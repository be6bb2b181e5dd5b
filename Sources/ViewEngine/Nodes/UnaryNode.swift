import Graphics

/// A node around one other, with the same place and size.
class UnaryNode: Node {
    final var child: Node

    init(_ child: Node, _ inputs: ViewInputs) {
        self.child = child
        super.init(inputs)
    }

    override init(leaving child: Node, _ identity: ViewIdentity) {
        self.child = child
        super.init(leaving: child, identity)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(proposal)
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        child.place(at: frame.origin, proposal: proposal)
    }

    override var baselines: TextBaselines? { child.baselines }

    override func isTouched(at point: CGPoint) -> Bool { child.isTouched(at: point) }

    override func render(at moment: Moment, into items: inout [DisplayItem]) {
        child.render(at: moment, into: &items)
    }

    override func forEachChild(_ body: (Node) -> Void) {
        body(child)
    }
}
