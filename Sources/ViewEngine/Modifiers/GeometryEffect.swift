public import Graphics

/// A transform in the plane or in space; only its part in the plane is drawn.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11, m12, m13: CGFloat
    public var m21, m22, m23: CGFloat
    public var m31, m32, m33: CGFloat

    public init() {
        self.init(.identity)
    }

    public init(_ transform: CGAffineTransform) {
        (m11, m12, m13) = (transform.a, transform.b, 0)
        (m21, m22, m23) = (transform.c, transform.d, 0)
        (m31, m32, m33) = (transform.tx, transform.ty, 1)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }

    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The transform followed by another one.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(affine.concatenating(other.affine))
    }

    var affine: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
}

/// A modifier that moves a view through a transform, which may be animated, without changing its layout.
public protocol GeometryEffect: Animatable, NodeModifier {
    /// The transform of a view of a size, whose origin is that of the view.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func wrap(_ node: Node, inputs: ViewInputs) -> Node {
        EffectNode(GeometryRendererEffect(effect: self), around: node, inputs: inputs)
    }

    public func lower<Modified: View>(
        _ content: Modified,
        inputs: ViewInputs,
        into nodes: inout [Node]
    ) {
        wrapAll(content, inputs: inputs, into: &nodes)
    }

    /// Returns the effect itself: the layout never includes it.
    public func ignoredByLayout() -> Self { self }
}

/// Draws the transform of a geometry effect.
private struct GeometryRendererEffect<Effect: GeometryEffect>: RendererEffect {
    var effect: Effect

    static var movesContent: Bool { true }

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func render(
        _ content: [DisplayItem],
        in frame: CGRect,
        id: DisplayItemID,
        into items: inout [DisplayItem]
    ) {
        let transform = effect.effectValue(size: frame.size).affine.moved(to: frame.origin)
        items.append(.group(.transform(transform), items: content, id: id))
    }
}

extension View {
    /// Draws the view through a transform, whose origin is that of the view, without changing its layout.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }
}
