public import Graphics

/// The line along the outline of a shape, as a shape of its own.
///
/// It is drawn as a line. As a clip or a region of touches it is the area of that line.
public struct StrokedShape<Base: Shape>: Shape {
    var base: Base
    var style: StrokeStyle

    public var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(base.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
        set {
            base.animatableData = newValue.first
            (style.lineWidth, style.dashPhase) = (max(0, newValue.second.first), newValue.second.second)
        }
    }

    public func path(in rect: CGRect) -> Path {
        base.path(in: rect).strokedPath(style)
    }

    public func sizeThatFits(_ proposal: CGSize) -> CGSize { base.sizeThatFits(proposal) }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        fill(.primary).lower(inputs, into: &nodes)
    }

    /// Draws the line in a style.
    public func fill<Style: ShapeStyle>(_ style: Style) -> ShapeView<Base> {
        base.stroke(style, style: self.style)
    }
}

extension Shape {
    /// A line along the outline, which is a shape of its own.
    public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// A line along the outline, which is a shape of its own.
    public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
        StrokedShape(base: self, style: style)
    }
}
