import Graphics

/// The node of a view that a condition has removed, while the view fades out.
final class LeavingNode: UnaryNode {
    /// From 1, present, to 0.
    let opacity: AnimatedValue<Double>
    private let removed: AnyTransition.Removed
    /// The transaction that has removed the view.
    let removal: Transaction
    /// The views inside that move to others of the same geometry, the outermost first; set in the update that has removed
    /// them.
    var movedViews: [MatchedGeometryNode] = []

    init(
        _ child: Node,
        identity: ViewIdentity,
        opacity: AnimatedValue<Double>,
        removed: AnyTransition.Removed,
        removal: Transaction
    ) {
        self.opacity = opacity
        self.removed = removed
        self.removal = removal
        super.init(leaving: child, identity: identity)
    }

    override var isLeaving: Bool { true }

    override func isFading(at time: Double) -> Bool { time < opacity.endTime }

    /// Applies nothing: a removed view keeps the modifiers that it had.
    override func modified<Modifier: NodeModifier>(
        by modifier: Modifier,
        inputs: ViewInputs,
        position: inout Int
    ) -> Node {
        self
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        guard isFading(at: options.time) else { return }
        child.render(
            presence: opacity.value(at: options.time),
            removed: removed,
            with: movedViews.isEmpty ? options : options.moving(movedViews),
            identity: identity,
            into: &items
        )
    }

    override var settling: Settling { opacity.settling }

    /// Registers the view only while it fades: after that, a view that comes back is a new one.
    override func register(in graph: ViewGraph) {
        guard isFading(at: graph.time) else { return }
        super.register(in: graph)
        for view in movedViews { view.register(in: graph) }
    }

    /// The end of the fade; animations inside may run longer, but unseen.
    override var treeSettling: Settling { settling }
}
