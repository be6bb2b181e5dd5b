public import Graphics

/// A change to how a view is drawn, which its layout knows nothing of.
public protocol RendererEffect: Animatable {
    /// Whether it moves things, or only changes their colour and opacity.
    static var movesContent: Bool { get }

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
}

/// A node that draws its child with an effect.
///
/// The effect is animated by the transaction of the place where the modifier stands.
final class EffectNode<Effect: RendererEffect>: UnaryNode {
    private let effect: Effect
    private let keepsStill: Bool
    private var movingEffect: AnimatedValue<Effect>?
    private var movingFrame: AnimatedValue<CGRect>?

    init(_ effect: Effect, _ child: Node, _ inputs: ViewInputs) {
        self.effect = effect
        keepsStill = inputs.environment.accessibilityReduceMotion
        super.init(child, inputs)
    }

    override func render(at time: Double, into items: inout [DisplayItem]) {
        var content: [DisplayItem] = []
        child.render(at: time, into: &content)
        guard !content.isEmpty else { return }
        (movingEffect?.value(at: time) ?? effect).render(
            content,
            in: movingFrame?.value(at: time) ?? frame,
            id: identity.item(0),
            into: &items
        )
    }

    override func resume(from old: Node, _ graph: ViewGraph) {
        guard let old = old as? EffectNode<Effect> else { return }
        movingEffect = graph.transition(
            from: old.movingEffect ?? AnimatedValue(old.effect),
            to: effect,
            keepsStill && Effect.movesContent ? nil : transaction.animation
        )
        movingFrame = graph.transition(
            from: old.movingFrame ?? AnimatedValue(old.frame),
            to: frame,
            keepsStill ? nil : transaction.animation
        )
    }

    override var restTime: Double {
        max(movingEffect?.endTime ?? -.infinity, movingFrame?.endTime ?? -.infinity)
    }
}
