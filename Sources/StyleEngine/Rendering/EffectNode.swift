public import Graphics

/// A change to how a view is drawn, which its layout knows nothing of.
public protocol RendererEffect {
    /// Draws the items of a view whose frame is given; what it adds goes to `items`.
    func render(_ content: [DisplayItem], in frame: CGRect, into items: inout [DisplayItem])
}

/// A node that draws its child with an effect.
final class EffectNode<Effect: RendererEffect>: UnaryNode {
    private let effect: Effect

    init(_ effect: Effect, _ child: Node, _ inputs: ViewInputs) {
        self.effect = effect
        super.init(child, inputs)
    }

    override func render(into items: inout [DisplayItem]) {
        var content: [DisplayItem] = []
        child.render(into: &content)
        guard !content.isEmpty else { return }
        effect.render(content, in: frame, into: &items)
    }
}
