import Graphics

/// The view as one picture, before what is applied to it next.
struct CompositingGroupEffect: RendererEffect {
    func render(_ content: [DisplayItem], in frame: CGRect, into items: inout [DisplayItem]) {
        items.append(.group(.compositing, content))
    }
}

extension View {
    public func compositingGroup() -> some View {
        modifier(EffectModifier(effect: CompositingGroupEffect()))
    }
}
