import Graphics

/// What of the view lies inside a shape.
struct ClipEffect<Outline: Shape>: RendererEffect {
    let shape: Outline

    func render(_ content: [DisplayItem], in frame: CGRect, into items: inout [DisplayItem]) {
        items.append(.group(.clip(shape.geometry(in: frame)), content))
    }
}

extension View {
    public func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
        modifier(EffectModifier(effect: ClipEffect(shape: shape)))
    }

    public func clipped() -> some View {
        clipShape(Rectangle())
    }
}
