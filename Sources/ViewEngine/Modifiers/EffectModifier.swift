/// Applies an effect to each view of the content.
public struct EffectModifier<Effect: RendererEffect>: NodeModifier {
    let effect: Effect

    package init(effect: Effect) {
        self.effect = effect
    }

    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        if let approximation = effect.approximation { inputs.note(approximation) }
        return EffectNode(effect, around: node, inputs: inputs)
    }
}
