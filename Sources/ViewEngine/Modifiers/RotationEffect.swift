public import Graphics

/// Rotates the view without changing its layout.
public struct RotationEffect: RendererEffect {
    var angle: Angle
    var anchor: UnitPoint

    public static var movesContent: Bool { true }

    public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.radians, anchor.animatableData) }
        set {
            angle.radians = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    public var isIdentity: Bool { angle == .zero }

    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        let transform = CGAffineTransform(rotation: angle.radians, anchor: anchor.point(in: frame))
        items.append(.group(.transform(transform), items: content, id: id))
    }
}

extension View {
    public func rotationEffect(
        _ angle: Angle,
        anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, EffectModifier<RotationEffect>> {
        modifier(EffectModifier(effect: RotationEffect(angle: angle, anchor: anchor)))
    }
}
