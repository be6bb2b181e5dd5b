import Graphics

/// A view that a condition shows: it fades in when the condition begins to hold.
final class TransitionNode: UnaryNode {
    private let isInserted: Bool
    private var opacity: AnimatedValue<Double>?

    init(_ child: Node, isInserted: Bool, _ inputs: ViewInputs) {
        self.isInserted = isInserted
        super.init(child, inputs)
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

/// A view that a condition no longer shows, while it fades.
final class LeavingNode: UnaryNode {
    let opacity: AnimatedValue<Double>

    init(_ child: Node, _ identity: ViewIdentity, opacity: AnimatedValue<Double>) {
        self.opacity = opacity
        super.init(leaving: child, identity)
    }

    override var isLeaving: Bool { true }

    override func render(at moment: Moment, into items: inout [DisplayItem]) {
        guard moment.time < opacity.endTime else { return }
        child.render(faded: opacity.value(at: moment.time), at: moment, identity, into: &items)
    }

    override var restTime: Double { opacity.endTime }
}

extension Node {
    fileprivate func render(
        faded opacity: Double,
        at moment: Moment,
        _ identity: ViewIdentity,
        into items: inout [DisplayItem]
    ) {
        guard opacity > 0 || moment.keepsInvisible else { return }
        var content: [DisplayItem] = []
        render(at: moment, into: &content)
        guard !content.isEmpty else { return }
        items.append(.group(.opacity(min(max(opacity, 0), 1)), content, id: identity.item(0)))
    }
}
