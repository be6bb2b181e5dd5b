public import Graphics

/// Clips the view to a shape.
public struct ClipEffect<Outline: Shape>: RendererEffect {
    var shape: Outline

    public static var movesContent: Bool { true }

    public var animatableData: Outline.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items.append(.group(.clip(shape.outline(in: frame)), items: content, id: id))
    }
}

extension View {
    public func clipShape<Outline: Shape>(
        _ shape: Outline
    ) -> ModifiedContent<Self, EffectModifier<ClipEffect<Outline>>> {
        modifier(EffectModifier(effect: ClipEffect(shape: shape)))
    }

    /// Clips the view to its frame.
    public func clipped(
        antialiased: Bool = false
    ) -> ModifiedContent<Self, EffectModifier<ClipEffect<Rectangle>>> {
        clipShape(Rectangle())
    }

    /// Clips the view to its frame with round corners.
    public func cornerRadius(
        _ radius: CGFloat,
        antialiased: Bool = true
    ) -> ModifiedContent<Self, EffectModifier<ClipEffect<RoundedRectangle>>> {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
