import Graphics

/// A node with one child, whose frame it shares.
class UnaryNode: Node {
    final var child: Node

    init(around child: Node, inputs: ViewInputs) {
        self.child = child
        super.init(inputs: inputs)
    }

    override init(leaving child: Node, identity: ViewIdentity) {
        self.child = child
        super.init(leaving: child, identity: identity)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(proposal)
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        child.place(at: frame.origin, proposal: proposal)
    }

    override var baselines: TextBaselines? { child.baselines }

    override var layoutPriority: Double { child.layoutPriority }

    override var tag: AnyHashable? { child.tag }

    override var gridRow: GridRowNode? { child.gridRow }

    override var layoutValues: [LayoutValueID: Any]? { child.layoutValues }

    override func alignmentGuides(in proposal: ProposedViewSize) -> [AlignmentGuide: CGFloat]? {
        child.alignmentGuides(in: proposal)
    }

    override var zIndex: Double { child.zIndex }

    override var viewTransition: AnyTransition? { child.viewTransition }

    override func spacing(at edge: Edge) -> CGFloat { child.spacing(at: edge) }

    override func isTouched(at point: CGPoint) -> Bool { child.isTouched(at: point) }

    override func isInContentShape(_ point: CGPoint) -> Bool { child.isInContentShape(point) }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        child.render(with: options, into: &items)
    }

    override func forEachChild(_ body: (Node) -> Void) {
        body(child)
    }
}
