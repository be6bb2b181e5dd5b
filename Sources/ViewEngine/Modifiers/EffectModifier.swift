/// Draws each view of the content with an effect.
public struct EffectModifier<Effect: RendererEffect>: NodeModifier {
    let effect: Effect

    public init(effect: Effect) {
        self.effect = effect
    }

    public func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        EffectNode(effect, node, inputs)
    }
}
