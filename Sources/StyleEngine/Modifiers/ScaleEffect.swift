public import Graphics

/// The view drawn larger or smaller; its layout stays.
public struct ScaleEffect: RendererEffect {
    let scale: CGSize
    let anchor: UnitPoint

    public func render(_ content: [DisplayItem], in frame: CGRect, into items: inout [DisplayItem]) {
        guard scale != CGSize(width: 1, height: 1) else {
            items += content
            return
        }
        // Nothing is left of a view at scale 0.
        guard scale.width != 0, scale.height != 0 else { return }
        let transform = CGAffineTransform(
            scaleX: scale.width,
            y: scale.height,
            anchor: anchor.point(in: frame)
        )
        items.append(.group(.transform(transform), content))
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
