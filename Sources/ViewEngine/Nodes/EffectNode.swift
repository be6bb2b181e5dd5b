import Graphics

/// A node that draws its child with an effect.
///
/// The effect is animated by the transaction at its modifier.
final class EffectNode<Effect: RendererEffect>: UnaryNode {
    let effect: Effect
    private let reducesMotion: Bool
    /// The running animations; `nil` for a static effect, as most are.
    private var motion: EffectMotion<Effect>?

    init(_ effect: Effect, around child: Node, inputs: ViewInputs) {
        self.effect = effect
        reducesMotion = inputs.inherited.environment.replacesMovement
        super.init(around: child, inputs: inputs)
    }

    /// As in SwiftUI, where a view whose opacity is 0 receives no touch.
    override var isInvisible: Bool { effect.hidesContent }

    /// Whether an animation of the effect was running in the previous update.
    var isMoving: Bool { motion?.effect != nil }

    override func render(with options: RenderOptions, into items: inout [DisplayItem]) {
        let effect = if let motion { motion.effect(at: options.time, target: effect) } else { effect }
        if !options.includesHidden {
            guard !effect.hidesContent else { return }
            guard !effect.isIdentity else { return child.render(with: options, into: &items) }
        }
        var content: [DisplayItem] = []
        // The set of items must not depend on which groups are visible at this time.
        child.render(with: Effect.appliesToEachItem ? options.includingHidden : options, into: &content)
        guard !content.isEmpty else { return }
        let frame = if let motion { motion.frame(at: options.time, target: frame) } else { frame }
        if Effect.appliesToEachItem, !options.includesHidden {
            var complete: [DisplayItem] = []
            effect.render(content, in: frame, id: identity.item(0), into: &complete)
            items += complete.visible
        } else {
            effect.render(content, in: frame, id: identity.item(0), into: &items)
        }
    }

    override func resume(from old: Node, in graph: ViewGraph) {
        guard let old = old as? EffectNode<Effect> else { return }
        let motion = EffectMotion<Effect>()
        if effect.continues(old.effect) {
            motion.effect = graph.transition(
                from: old.motion?.effect ?? AnimatedValue(old.effect),
                to: effect,
                animation: reducesMotion && Effect.movesContent ? nil : transaction.animation
            )
        }
        motion.frame = graph.transition(
            from: old.motion?.frame ?? AnimatedValue(old.frame),
            to: frame,
            animation: reducesMotion ? nil : transaction.animation
        )
        self.motion = motion.effect == nil && motion.frame == nil ? nil : motion
    }

    override var settling: Settling {
        guard let motion else { return .always }
        return (motion.effect?.settling ?? .always).union(motion.frame?.settling ?? .always)
    }
}

/// The running animations of an effect; an object for the same reason as `LeafMotion`.
private final class EffectMotion<Effect: RendererEffect> {
    var effect: AnimatedValue<Effect>?
    var frame: AnimatedValue<CGRect>?

    func effect(at time: Double, target: Effect) -> Effect { effect?.moving(at: time) ?? target }

    func frame(at time: Double, target: CGRect) -> CGRect { frame?.moving(at: time) ?? target }
}
