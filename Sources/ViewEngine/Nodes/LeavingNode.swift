import Graphics

/// A view that a condition no longer shows, while it fades.
final class LeavingNode: UnaryNode {
    let opacity: AnimatedValue<Double>

    init(_ child: Node, _ identity: ViewIdentity, opacity: AnimatedValue<Double>) {
        self.opacity = opacity
        super.init(leaving: child, identity)
    }

    override var isLeaving: Bool { true }

    /// The view keeps the modifiers that it had.
    override func modified<Modifier: NodeModifier>(
        by modifier: Modifier,
        _ inputs: ViewInputs,
        position: inout Int
    ) -> Node {
        self
    }

    override func render(at moment: Moment, into items: inout [DisplayItem]) {
        guard !hasGone(at: moment.time) else { return }
        child.render(faded: opacity.value(at: moment.time), at: moment, identity, into: &items)
    }

    override var restTime: Double { opacity.endTime }

    func hasGone(at time: Double) -> Bool { time >= opacity.endTime }

    /// Who has gone comes back as another view.
    override func remember(in graph: ViewGraph) {
        if !hasGone(at: graph.time) { super.remember(in: graph) }
    }

    /// What has faded may move on, unseen.
    override var restTimeOfAll: Double { restTime }
}
