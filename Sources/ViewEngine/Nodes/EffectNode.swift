public import Graphics

/// A change to how a view is drawn, which its layout knows nothing of.
public protocol RendererEffect: Animatable {
    /// Whether it moves things, or blurs them more or less, and does not only change their opacity.
    static var movesContent: Bool { get }

    /// Whether it does something to each thing that is drawn, and not to all as one.
    static var appliesToEachItem: Bool { get }

    /// Whether everything looks as if it were not there.
    var isIdentity: Bool { get }

    /// Whether nothing is to be seen.
    var hidesAll: Bool { get }

    /// Draws the items of a view whose frame is given; `id` names what it adds to `items`.
    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    )
}

extension RendererEffect {
    public static var movesContent: Bool { false }

    public static var appliesToEachItem: Bool { false }

    public var isIdentity: Bool { false }

    public var hidesAll: Bool { false }
}

/// A node that draws its child with an effect.
///
/// The effect is animated by the transaction of the place where the modifier stands.
final class EffectNode<Effect: RendererEffect>: UnaryNode {
    private let effect: Effect
    private let keepsStill: Bool
    /// `nil` for an effect that stays as it is, as most do.
    private var motion: EffectMotion<Effect>?

    init(_ effect: Effect, _ child: Node, _ inputs: ViewInputs) {
        self.effect = effect
        keepsStill = inputs.environment.accessibilityReduceMotion
        super.init(child, inputs)
    }

    override func render(at moment: Moment, into items: inout [DisplayItem]) {
        let effect = if let motion { motion.effect(at: moment.time, target: effect) } else { effect }
        if !moment.keepsInvisible {
            guard !effect.hidesAll else { return }
            guard !effect.isIdentity else { return child.render(at: moment, into: &items) }
        }
        var content: [DisplayItem] = []
        // What counts as one thing must not depend on whether a group is to be seen just now.
        child.render(at: Effect.appliesToEachItem ? moment.complete : moment, into: &content)
        guard !content.isEmpty else { return }
        let frame = if let motion { motion.frame(at: moment.time, target: frame) } else { frame }
        if Effect.appliesToEachItem, !moment.keepsInvisible {
            var complete: [DisplayItem] = []
            effect.render(content, in: frame, id: identity.item(0), into: &complete)
            items += complete.visible
        } else {
            effect.render(content, in: frame, id: identity.item(0), into: &items)
        }
    }

    override func resume(from old: Node, _ graph: ViewGraph) {
        guard let old = old as? EffectNode<Effect> else { return }
        let motion = EffectMotion<Effect>()
        motion.effect = graph.transition(
            from: old.motion?.effect ?? AnimatedValue(old.effect),
            to: effect,
            keepsStill && Effect.movesContent ? nil : transaction.animation
        )
        motion.frame = graph.transition(
            from: old.motion?.frame ?? AnimatedValue(old.frame),
            to: frame,
            keepsStill ? nil : transaction.animation
        )
        self.motion = motion.effect == nil && motion.frame == nil ? nil : motion
    }

    override var restTime: Double {
        guard let motion else { return -.infinity }
        return max(motion.effect?.endTime ?? -.infinity, motion.frame?.endTime ?? -.infinity)
    }
}

/// What moves of an effect; an object of its own for the same reason as a leaf's.
private final class EffectMotion<Effect: RendererEffect> {
    var effect: AnimatedValue<Effect>?
    var frame: AnimatedValue<CGRect>?

    func effect(at time: Double, target: Effect) -> Effect { effect?.moving(at: time) ?? target }

    func frame(at time: Double, target: CGRect) -> CGRect { frame?.moving(at: time) ?? target }
}
