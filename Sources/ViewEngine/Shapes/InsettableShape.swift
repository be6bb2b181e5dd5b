public import Graphics

/// A shape that can be inset to make another shape.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape

    /// Returns the shape inset by a distance in points, or outset if it is negative.
    func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where Self: PrimitiveShape {
    public func inset(by amount: CGFloat) -> InsetOutline<Self> { InsetOutline(base: self, amount: amount) }
}

extension InsettableShape {
    /// Strokes the inside of the outline.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style,
        style stroke: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView<InsetShape> {
        inset(by: stroke.lineWidth / 2).stroke(style, style: stroke)
    }

    /// Strokes the inside of the outline.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> ShapeView<InsetShape> {
        strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the inside of the outline with the foreground style.
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> ShapeView<InsetShape> {
        strokeBorder(.primary, lineWidth: lineWidth)
    }

    /// Strokes the inside of the outline with the foreground style.
    public func strokeBorder(
        style stroke: StrokeStyle,
        antialiased: Bool = true
    ) -> ShapeView<InsetShape> {
        strokeBorder(.primary, style: stroke)
    }
}

extension Rectangle: InsettableShape {}
extension RoundedRectangle: InsettableShape {}
extension UnevenRoundedRectangle: InsettableShape {}
extension Capsule: InsettableShape {}
extension Circle: InsettableShape {}
extension Ellipse: InsettableShape {}
