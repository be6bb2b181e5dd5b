public import Graphics

/// What of the view lies inside a shape.
public struct ClipEffect<Outline: Shape>: RendererEffect {
    let shape: Outline

    public func render(_ content: [DisplayItem], in frame: CGRect, into items: inout [DisplayItem]) {
        items.append(.group(.clip(shape.geometry(in: frame)), content))
    }
}

extension View {
    public func clipShape<Outline: Shape>(
        _ shape: Outline
    ) -> ModifiedContent<Self, EffectModifier<ClipEffect<Outline>>> {
        modifier(EffectModifier(effect: ClipEffect(shape: shape)))
    }
}
