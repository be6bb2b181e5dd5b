import Graphics

/// The node of a view inside a condition: it fades in when the condition begins to hold.
final class TransitionNode: UnaryNode {
    private let isInserted: Bool
    private let reducesMotion: Bool
    private var representsContainer = false
    private var opacity: AnimatedValue<Double>?

    init(around child: Node, isInserted: Bool, inputs: ViewInputs) {
        self.isInserted = isInserted
        // The system does so for an app that reads the setting, too (`TransitionProperties.hasMotion`, iOS 17).
        reducesMotion = inputs.inherited.environment.accessibilityReduceMotion
        super.init(around: child, inputs: inputs)
    }

    override var isLeaving: Bool { child.isLeaving }

    override func representContainer() {
        representsContainer = true
    }

    /// Applies the modifier inside the fade, or outside it if the modifier belongs to a container that stays.
    override func modified<Modifier: NodeModifier>(
        by modifier: Modifier,
        inputs: ViewInputs,
        position: inout Int
    ) -> Node {
        guard !representsContainer else {
            return super.modified(by: modifier, inputs: inputs, position: &position)
        }
        // Positions inside are counted separately, so that siblings that come and go do not shift them.
        var inside = 0
        child = child.modified(by: modifier, inputs: inputs.descending(.inside(identity)), position: &inside)
        return self
    }

    /// Starts the fade if the condition has changed, and not if everything around it is new too.
    override func appear(in graph: ViewGraph) {
        guard isInserted else { return }
        guard !way.insertion.isImmediate else { return }
        opacity = graph.transition(from: AnimatedValue(0), to: 1, animation: animation(in: transaction))
    }

    /// The node of the view while it fades out; `nil` without an animation.
    func removed(with transaction: Transaction, in graph: ViewGraph) -> LeavingNode? {
        let removed = way.removal
        guard !removed.isImmediate else { return nil }
        let present = opacity ?? AnimatedValue(1)
        return graph.transition(from: present, to: 0, animation: animation(in: transaction))
            .map {
                LeavingNode(child, identity: identity, opacity: $0, removed: removed, removal: transaction)
            }
    }

    /// Continues from the current opacity if the view comes back before it has faded out.
    override func resume(from old: Node, in graph: ViewGraph) {
        let current: AnimatedValue<Double>
        switch old {
        case let old as TransitionNode: current = old.opacity ?? AnimatedValue(1)
        case let old as LeavingNode: current = old.opacity
        default: return
        }
        opacity = graph.transition(from: current, to: 1, animation: animation(in: transaction))
    }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        let opacity = opacity?.value(at: options.time) ?? 1
        if opacity >= 1, !options.includesHidden {
            child.render(with: options, into: &items)
        } else {
            child.render(
                presence: opacity,
                removed: way.insertion,
                with: options,
                identity: identity,
                into: &items
            )
        }
    }

    /// The transition of the view; with reduced motion, and without one of its own, it fades.
    private var way: AnyTransition { reducesMotion ? .opacity : child.viewTransition ?? .opacity }

    private func animation(in transaction: Transaction) -> Animation? {
        transaction.animation == nil ? nil : way.animation ?? transaction.animation
    }

    override var settling: Settling { opacity?.settling ?? .always }
}
