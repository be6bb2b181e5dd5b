public import Graphics

/// Composites the view into one group, to which outer effects apply as a whole.
public struct CompositingGroupEffect: RendererEffect {
    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items.append(.group(.compositing, items: content, id: id))
    }
}

extension View {
    public func compositingGroup() -> ModifiedContent<Self, EffectModifier<CompositingGroupEffect>> {
        modifier(EffectModifier(effect: CompositingGroupEffect()))
    }

    /// Composites the view, as `compositingGroup()` does.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}
