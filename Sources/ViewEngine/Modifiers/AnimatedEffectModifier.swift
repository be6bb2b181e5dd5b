/// Applies an effect to each view of the content, whose changes have an animation of their own in the updates in which a
/// value has changed; the content below has that of the outer transaction.
public struct AnimatedEffectModifier<Effect: RendererEffect, Value: Equatable>: NodeModifier {
    let effect: Effect
    let animation: Animation?
    let value: Value

    package init(effect: Effect, animation: Animation?, value: Value) {
        self.effect = effect
        self.animation = animation
        self.value = value
    }

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        var inputs = inputs
        if let before = inputs.graph.previousValues.exchange(value, at: inputs.identity), before != value,
            !inputs.transaction.disablesAnimations
        {
            inputs.transaction.animation = animation
        }
        return EffectNode(effect, around: node, inputs: inputs)
    }
}
