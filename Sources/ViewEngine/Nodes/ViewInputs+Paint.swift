import Graphics

extension ViewInputs {
    /// The node of a leaf, painted with a gradient if there is one.
    ///
    /// A leaf whose color becomes a gradient, or the other way around, fades: the color is a gradient, too, of equal
    /// stops.
    func node<Content: Leaf>(_ leaf: Content, paintedBy gradient: GradientEffect?) -> Node {
        let old = graph.previousNodes[identity]
        guard let gradient else {
            guard let old = old as? EffectNode<GradientEffect>,
                transaction.animation != nil || old.isMoving
            else { return LeafNode(leaf, inputs: self) }
            var leaf = leaf
            let color = leaf.color
            // The gradient has the opacity of the color.
            leaf.color = color.opacity > 0 ? color : old.effect.representative
            leaf.color.opacity = 1
            return painted(leaf, by: old.effect.filled(with: color))
        }
        if transaction.animation != nil, let old = old as? LeafNode<Content> {
            let color = old.color(at: graph.time)
            let inside = descending(.content)
            let source = old.recolored(leaf.color, inputs: inside)
            graph.previousNodes[inside.identity] = source
            let painted = EffectNode(gradient.filled(with: color), around: source, inputs: self)
            painted.takeFrame(of: old)
            graph.previousNodes[identity] = painted
        }
        return painted(leaf, by: gradient)
    }

    private func painted<Content: Leaf>(_ leaf: Content, by gradient: GradientEffect) -> Node {
        EffectNode(gradient, around: LeafNode(leaf, inputs: descending(.content)), inputs: self)
    }
}
