import CMath
public import Graphics

/// Rotates the view about an axis in space, seen from the front at an infinite distance.
///
/// A perspective is no affine map, so SVG cannot draw it; the edges that come nearer are not enlarged.
public struct Rotation3DEffect: RendererEffect {
    var angle: Angle
    /// The direction of the axis; z points to the viewer.
    let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
    var anchor: UnitPoint

    public static var movesContent: Bool { true }

    public var approximates: String? { Approximation.rotation3D.rawValue }

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
        items.append(.group(.transform(projection(about: anchor.point(in: frame))), items: content, id: id))
    }

    /// The rotation matrix (Rodrigues) without its third row and column.
    private func projection(about anchor: CGPoint) -> CGAffineTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0 else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        return CGAffineTransform(
            a: cosine + x * x * (1 - cosine),
            b: x * y * (1 - cosine) + z * sine,
            c: x * y * (1 - cosine) - z * sine,
            d: cosine + y * y * (1 - cosine),
            anchor: anchor
        )
    }
}

extension View {
    /// Rotates the view about an axis; `anchorZ` and `perspective` have no effect on the picture.
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> ModifiedContent<Self, EffectModifier<Rotation3DEffect>> {
        modifier(EffectModifier(effect: Rotation3DEffect(angle: angle, axis: axis, anchor: anchor)))
    }
}
