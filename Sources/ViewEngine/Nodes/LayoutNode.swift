import Graphics

/// A node that measures and places its children by a layout.
final class LayoutNode<Arrangement: NodeLayout>: Node {
    private let layout: Arrangement
    /// In painting order, unless a view has an index of its own.
    private let children: [Node]
    /// The children without those that are leaving.
    private let subviews: [Node]

    init(_ layout: Arrangement, children: [Node], inputs: ViewInputs) {
        self.layout = layout
        self.children = children
        subviews = children.contains(where: \.isLeaving) ? children.filter { !$0.isLeaving } : children
        super.init(inputs: inputs)
    }

    override var padding: EdgeInsets? { layout.padding }

    override var layoutPriority: Double { layout.primary(of: subviews)?.layoutPriority ?? 0 }

    override var tag: AnyHashable? { layout.primary(of: subviews)?.tag }

    override var layoutValues: [LayoutValueID: Any]? { layout.primary(of: subviews)?.layoutValues }

    override func spacing(at edge: Edge) -> CGFloat { layout.spacing(at: edge, subviews: subviews) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        layout.sizeThatFits(proposal: proposal, subviews: subviews)
    }

    override func placeContent(_ proposal: ProposedViewSize) {
        layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews)
    }

    /// The first baseline of the topmost text and the last baseline of the lowest.
    override var baselines: TextBaselines? {
        let all = subviews.compactMap { child in
            child.baselines?.offset(by: child.frame.minY - frame.minY)
        }
        guard let first = all.map(\.first).min(), let last = all.map(\.last).max() else { return nil }
        return TextBaselines(first: first, last: last)
    }

    override func isTouched(at point: CGPoint) -> Bool {
        frame.contains(point) || isInContentShape(point)
    }

    override func isInContentShape(_ point: CGPoint) -> Bool {
        subviews.contains { $0.isInContentShape(point) }
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        for child in paintingOrder { child.render(with: options, into: &items) }
    }

    private var paintingOrder: [Node] {
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        // Of two views with one index the first is below; the sort does not promise that by itself.
        return children.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .map(\.element)
    }

    override func forEachChild(_ body: (Node) -> Void) {
        for child in children { body(child) }
    }
}
