public import Graphics

/// A shape that is already drawn is drawn once more, in front (iOS 17).
extension ShapeView {
    /// Fills the shape, too.
    public func fill<Style: ShapeStyle>(
        _ style: Style,
        style fill: FillStyle = FillStyle()
    ) -> some View {
        overlay { shape.fill(style) }
    }

    /// Strokes the shape, too.
    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        style stroke: StrokeStyle,
        antialiased: Bool = true
    ) -> some View {
        overlay { shape.stroke(style, style: stroke) }
    }

    /// Strokes the shape, too.
    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        overlay { shape.stroke(style, lineWidth: lineWidth) }
    }
}

extension ShapeView where Outline: InsettableShape {
    /// Strokes the inside of the shape, too.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style,
        style stroke: StrokeStyle,
        antialiased: Bool = true
    ) -> some View {
        overlay { shape.strokeBorder(style, style: stroke) }
    }

    /// Strokes the inside of the shape, too.
    public func strokeBorder<Style: ShapeStyle>(
        _ style: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> some View {
        overlay { shape.strokeBorder(style, lineWidth: lineWidth) }
    }
}
