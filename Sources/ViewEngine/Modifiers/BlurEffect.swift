public import Graphics

/// Blurs the view.
public struct BlurEffect: RendererEffect {
    var radius: CGFloat

    public static var movesContent: Bool { true }

    public var animatableData: CGFloat {
        get { radius }
        // A spring may overshoot to a negative radius.
        set { radius = max(0, newValue) }
    }

    public var isIdentity: Bool { radius <= 0 }

    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items.append(.group(.blur(Blur(radius: radius)), items: content, id: id))
    }
}

extension View {
    /// Blurs the view with a Gaussian of the given standard deviation; edges fade out even if it is opaque.
    public func blur(
        radius: CGFloat,
        opaque: Bool = false
    ) -> ModifiedContent<Self, EffectModifier<BlurEffect>> {
        modifier(EffectModifier(effect: BlurEffect(radius: max(0, radius))))
    }
}
