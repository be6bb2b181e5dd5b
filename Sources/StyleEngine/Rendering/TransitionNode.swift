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
            .map { LeavingNode(child, identity, opacity: $0, transaction) }
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

    override func render(at time: Double, into items: inout [DisplayItem]) {
        items.append(child.faded(opacity?.value(at: time) ?? 1, at: time, identity))
    }

    override var restTime: Double { opacity?.endTime ?? -.infinity }
}

/// A view that a condition no longer shows, while it fades.
final class LeavingNode: UnaryNode {
    let opacity: AnimatedValue<Double>

    init(
        _ child: Node,
        _ identity: ViewIdentity,
        opacity: AnimatedValue<Double>,
        _ transaction: Transaction
    ) {
        self.opacity = opacity
        super.init(leaving: child, identity, transaction)
    }

    override var isLeaving: Bool { true }

    override func render(at time: Double, into items: inout [DisplayItem]) {
        guard time < opacity.endTime else { return }
        items.append(child.faded(opacity.value(at: time), at: time, identity))
    }

    override var restTime: Double { opacity.endTime }
}

extension Node {
    fileprivate func faded(_ opacity: Double, at time: Double, _ identity: ViewIdentity) -> DisplayItem {
        var content: [DisplayItem] = []
        render(at: time, into: &content)
        return .group(.opacity(min(max(opacity, 0), 1)), content, id: identity.item(0))
    }
}
