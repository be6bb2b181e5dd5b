public import Graphics

/// Applies an opacity to the view as a whole.
public struct OpacityEffect: RendererEffect {
    var opacity: Double

    package init(_ opacity: Double) {
        self.opacity = opacity
    }

    public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
    }

    public var isIdentity: Bool { opacity >= 1 }

    public var hidesContent: Bool { opacity <= 0 }

    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        // A spring may overshoot the range.
        items.append(.applying(.opacity(min(max(opacity, 0), 1)), to: content, id: id))
    }
}

extension View {
    /// Sets the opacity of the view as a whole, limited to 0…1.
    public func opacity(_ opacity: Double) -> ModifiedContent<Self, EffectModifier<OpacityEffect>> {
        modifier(EffectModifier(effect: OpacityEffect(opacity)))
    }

    /// Makes the view invisible; its place in the layout stays.
    public func hidden() -> some View { opacity(0) }
}
