public import Graphics

/// The view as one picture, before what is applied to it next.
public struct CompositingGroupEffect: RendererEffect {
    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items.append(.group(.compositing, content, id: id))
    }
}

extension View {
    public func compositingGroup() -> ModifiedContent<Self, EffectModifier<CompositingGroupEffect>> {
        modifier(EffectModifier(effect: CompositingGroupEffect()))
    }
}
