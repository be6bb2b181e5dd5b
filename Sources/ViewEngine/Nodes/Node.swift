public import Graphics

/// A view after its body has run: what layout measures and rendering draws.
///
/// It has the view's identity but no longer its type. A node belongs to one update of the tree; the next
/// update makes another one of the same identity, which takes over what still moves.
public class Node {
    let identity: ViewIdentity
    private let inherited: InheritedValues
    /// Where the node is, in the coordinates of the whole tree; known once it was placed.
    private(set) var frame = CGRect.zero
    private var measures = Measures()

    init(_ inputs: ViewInputs) {
        identity = inputs.identity
        inherited = inputs.inherited
    }

    /// A node for a view that was removed, where the view last was.
    init(leaving node: Node, _ identity: ViewIdentity) {
        self.identity = identity
        inherited = node.inherited
        frame = node.frame
    }

    /// How the changes of this node's attributes are to be animated.
    final var transaction: Transaction { inherited.transaction }

    // MARK: What each kind of node decides

    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    func placeContent(_ proposal: ProposedViewSize) {}

    /// The baselines of the text inside, from the node's top; known once it was placed.
    var baselines: TextBaselines? { nil }

    /// The room that the node keeps around what is inside, if that is what it is for.
    var padding: EdgeInsets? { nil }

    /// Whether a touch at a point is one on this node.
    func isTouched(at point: CGPoint) -> Bool { frame.contains(point) }

    /// Draws what is inside.
    func render(at moment: Moment, into items: inout [DisplayItem]) {}

    /// The nodes inside, the lowest first.
    func forEachChild(_ body: (Node) -> Void) {}

    /// Whether the view was removed and is only drawn until it has faded; layout passes it by.
    var isLeaving: Bool { false }

    /// The node with a modifier; `position` counts the nodes that it was put around.
    func modified<Modifier: NodeModifier>(
        by modifier: Modifier,
        _ inputs: ViewInputs,
        position: inout Int
    ) -> Node {
        defer { position += 1 }
        return modifier.wrap(self, inputs.descending(.child(position)))
    }

    /// Lets the next update find this node and those inside.
    func remember(in graph: ViewGraph) {
        graph.previousNodes[identity] = self
        forEachChild { $0.remember(in: graph) }
    }

    /// Stands for a container of nothing else, and so for the modifiers around that.
    func standForContainer() {}

    /// Takes over what moves from the node of the same view in the update before.
    func resume(from old: Node, _ graph: ViewGraph) {}

    /// Begins what a view does that was not there in the update before.
    func appear(_ graph: ViewGraph) {}

    /// From when on nothing of this node moves, in seconds; what is inside not counted.
    var restTime: Double { -.infinity }

    /// From when on nothing moves that is to be seen, here or inside.
    var restTimeOfAll: Double {
        var rest = restTime
        forEachChild { rest = max(rest, $0.restTimeOfAll) }
        return rest
    }

    // MARK: What all have in common

    public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = measures[proposal] { return size }
        let size = measure(proposal)
        measures = measures.adding(size, for: proposal)
        return size
    }

    final func dimensions(in proposal: ProposedViewSize, withBaselines: Bool) -> ViewDimensions {
        ViewDimensions(
            size: sizeThatFits(proposal),
            baselines: withBaselines ? baselines(in: proposal) : nil
        )
    }

    private func baselines(in proposal: ProposedViewSize) -> TextBaselines? {
        if let known = measures.baselines(in: proposal) { return known }
        // Where text stands is known by placing it; the final place is given later.
        place(at: .zero, proposal: proposal)
        let baselines = baselines
        measures = measures.adding(baselines, for: proposal)
        return baselines
    }

    final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        frame = CGRect(origin: origin, size: sizeThatFits(proposal))
        placeContent(proposal)
    }

    public final func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
        let dimensions = dimensions(in: proposal, withBaselines: alignment.vertical.isTextBaseline)
        let guide = dimensions[alignment]
        let anchor = ViewDimensions(size: bounds.size, baselines: nil)[alignment]
        place(
            at: CGPoint(x: bounds.minX + anchor.x - guide.x, y: bounds.minY + anchor.y - guide.y),
            proposal: proposal
        )
    }

    final func invalidateLayout() {
        measures = Measures()
        forEachChild { $0.invalidateLayout() }
    }

    /// Takes over what moves, here and inside, from the nodes of the update before.
    final func resumeAll(_ graph: ViewGraph) {
        if let old = graph.previousNodes[identity] {
            if old === self { return }
            // What leaves is not laid out any more.
            if isLeaving { frame = old.frame }
            resume(from: old, graph)
        } else {
            appear(graph)
        }
        forEachChild { $0.resumeAll(graph) }
    }

    /// Turns left and right round wherever the layout direction is another one than around it.
    final func turn(in mirror: LayoutMirror = LayoutMirror()) {
        // What leaves was turned round while it was there.
        guard !isLeaving else { return }
        var mirror = mirror
        mirror.enter(frame, inherited.environment.layoutDirection)
        frame = mirror.turned(frame)
        forEachChild { $0.turn(in: mirror) }
    }

    /// Calls back with the node and all inside it.
    final func forEachNode(_ body: (Node) -> Void) {
        body(self)
        forEachChild { $0.forEachNode(body) }
    }
}
