public import Graphics

/// A shape whose outline is inset from another's by a distance, or outset if it is negative.
public struct InsetOutline<Base: Shape>: PrimitiveShape, InsettableShape {
    var base: Base
    var amount: CGFloat

    public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
        get { AnimatablePair(base.animatableData, amount) }
        set {
            base.animatableData = newValue.first
            amount = newValue.second
        }
    }

    public func geometry(in rect: CGRect) -> ResolvedShape {
        base.geometry(in: rect).insetBy(amount)
    }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize {
        base.sizeThatFits(proposal)
    }
}

// Shapes of the engine's own views, whose type need not be known.
extension Shape {
    package func inset(by amount: CGFloat) -> InsetOutline<Self> {
        InsetOutline(base: self, amount: amount)
    }

    /// Strokes the inside of the outline.
    package func strokeBorder<Style: ShapeStyle>(
        _ style: Style,
        lineWidth: CGFloat = 1
    ) -> ShapeView<InsetOutline<Self>> {
        inset(by: lineWidth / 2).stroke(style, lineWidth: lineWidth)
    }
}
