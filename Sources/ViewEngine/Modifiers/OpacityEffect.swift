public import Graphics

/// The whole view, paler.
public struct OpacityEffect: RendererEffect {
    var opacity: Double

    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    public var isIdentity: Bool { opacity >= 1 }

    public var hidesAll: Bool { opacity <= 0 }

    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        // A spring may go beyond the ends.
        items.append(.applying(.opacity(min(max(opacity, 0), 1)), to: content, id: id))
    }
}

extension View {
    /// Makes the view paler as a whole; 0…1, limited to it.
    public func opacity(_ opacity: Double) -> ModifiedContent<Self, EffectModifier<OpacityEffect>> {
        modifier(EffectModifier(effect: OpacityEffect(opacity: opacity)))
    }
}
