import Graphics

/// A view that a condition shows: it fades in when the condition begins to hold.
final class TransitionNode: UnaryNode {
    private let isInserted: Bool
    private var standsForContainer = false
    private var opacity: AnimatedValue<Double>?

    init(_ child: Node, isInserted: Bool, _ inputs: ViewInputs) {
        self.isInserted = isInserted
        super.init(child, inputs)
    }

    override var isLeaving: Bool { child.isLeaving }

    override func standForContainer() {
        standsForContainer = true
    }

    /// The view fades with all its modifiers, but not with those of a container that stays.
    override func modified<Modifier: NodeModifier>(
        by modifier: Modifier,
        _ inputs: ViewInputs,
        position: inout Int
    ) -> Node {
        guard !standsForContainer else {
            return super.modified(by: modifier, inputs, position: &position)
        }
        // Beside others that come and go, it has positions of its own.
        var inside = 0
        child = child.modified(by: modifier, inputs.descending(.inside(identity)), position: &inside)
        return self
    }

    /// Begins to fade the view in, if only it is new and not all that is around it.
    override func appear(_ graph: ViewGraph) {
        guard isInserted else { return }
        opacity = graph.transition(from: AnimatedValue(0), to: 1, transaction.animation)
    }

    /// The view on its way out; `nil` if nothing animates that.
    func removed(_ transaction: Transaction, _ graph: ViewGraph) -> LeavingNode? {
        graph.transition(from: opacity ?? AnimatedValue(1), to: 0, transaction.animation)
            .map { LeavingNode(child, identity, opacity: $0) }
    }

    /// A view that comes back before it has gone goes on from where it is.
    override func resume(from old: Node, _ graph: ViewGraph) {
        switch old {
        case let old as TransitionNode:
            opacity = graph.transition(from: old.opacity ?? AnimatedValue(1), to: 1, transaction.animation)
        case let old as LeavingNode:
            opacity = graph.transition(from: old.opacity, to: 1, transaction.animation)
        default: break
        }
    }

    override func render(at moment: Moment, into items: inout [DisplayItem]) {
        let opacity = opacity?.value(at: moment.time) ?? 1
        if opacity >= 1, !moment.keepsInvisible {
            child.render(at: moment, into: &items)
        } else {
            child.render(faded: opacity, at: moment, identity, into: &items)
        }
    }

    override var restTime: Double { opacity?.endTime ?? -.infinity }
}
