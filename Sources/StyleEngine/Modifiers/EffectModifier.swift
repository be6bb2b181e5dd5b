/// Draws each view of the content with an effect.
struct EffectModifier<Effect: RendererEffect>: NodeModifier {
    let effect: Effect

    func wrap(_ node: Node, _ inputs: ViewInputs) -> Node {
        EffectNode(effect, node, inputs)
    }
}
