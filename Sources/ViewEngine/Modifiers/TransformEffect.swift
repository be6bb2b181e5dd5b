public import Graphics

/// Draws the view through a transform, whose origin is a point of the view, without changing its layout.
public struct TransformEffect: RendererEffect {
    var transform: CGAffineTransform
    let anchor: UnitPoint

    package init(_ transform: CGAffineTransform, anchor: UnitPoint = .topLeading) {
        self.transform = transform
        self.anchor = anchor
    }

    public static var movesContent: Bool { true }

    /// The six numbers of the transform; those that are factors in 128ths, as those of a scale.
    public var animatableData:
        AnimatablePair<
            AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>,
            AnimatablePair<Double, Double>
        >
    {
        get {
            AnimatablePair(
                AnimatablePair(
                    AnimatablePair(transform.a * 128, transform.b * 128),
                    AnimatablePair(transform.c * 128, transform.d * 128)
                ),
                AnimatablePair(transform.tx, transform.ty)
            )
        }
        set {
            transform.a = newValue.first.first.first / 128
            transform.b = newValue.first.first.second / 128
            transform.c = newValue.first.second.first / 128
            transform.d = newValue.first.second.second / 128
            transform.tx = newValue.second.first
            transform.ty = newValue.second.second
        }
    }

    public var isIdentity: Bool { transform.isIdentity }

    public func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        items.append(.group(.transform(transform.moved(to: anchor.point(in: frame))), items: content, id: id))
    }
}

extension View {
    /// Draws the view through a transform, whose origin is that of the view, without changing its layout.
    public func transformEffect(
        _ transform: CGAffineTransform
    ) -> ModifiedContent<Self, EffectModifier<TransformEffect>> {
        modifier(EffectModifier(effect: TransformEffect(transform)))
    }
}
