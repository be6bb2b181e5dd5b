public import Graphics

/// Scales the view without changing its layout.
public struct ScaleEffect: RendererEffect {
    var scale: CGSize
    var anchor: UnitPoint

    public static var movesContent: Bool { true }

    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
            scale.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    public var isIdentity: Bool { scale == CGSize(width: 1, height: 1) }

    public var hidesContent: Bool { scale.width == 0 || scale.height == 0 }

    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        let transform = CGAffineTransform(
            scaleX: scale.width,
            y: scale.height,
            anchor: anchor.point(in: frame)
        )
        items.append(.group(.transform(transform), items: content, id: id))
    }
}

extension View {
    public func scaleEffect(
        _ scale: CGSize,
        anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, EffectModifier<ScaleEffect>> {
        modifier(EffectModifier(effect: ScaleEffect(scale: scale, anchor: anchor)))
    }

    public func scaleEffect(
        _ scale: CGFloat,
        anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, EffectModifier<ScaleEffect>> {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, EffectModifier<ScaleEffect>> {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}
