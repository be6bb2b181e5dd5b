public import Graphics

/// The way in which the inside of a shape is found.
///
/// It has no effect: overlapping parts of an outline are filled wherever it runs around them.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension Shape {
    public func fill<Style: ShapeStyle>(_ style: Style, style fill: FillStyle) -> ShapeView<Self> {
        self.fill(style)
    }

    public func fill(style: FillStyle) -> ShapeView<Self> { fill() }

    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        lineWidth: CGFloat = 1,
        antialiased: Bool
    ) -> ShapeView<Self> {
        stroke(style, lineWidth: lineWidth)
    }

    public func stroke<Style: ShapeStyle>(
        _ style: Style,
        style stroke: StrokeStyle,
        antialiased: Bool
    ) -> ShapeView<Self> {
        self.stroke(style, style: stroke)
    }
}

extension View {
    public func clipShape<Outline: Shape>(
        _ shape: Outline,
        style: FillStyle
    ) -> ModifiedContent<Self, EffectModifier<ClipEffect<Outline>>> {
        clipShape(shape)
    }

    public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool) -> some View {
        contentShape(shape)
    }
    /// Adds a style behind, in a shape.
    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style,
        in shape: Outline,
        fillStyle: FillStyle
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Outline>>> {
        background(style, in: shape)
    }

    /// Adds the background of the screen behind, in a shape.
    public func background<Outline: Shape>(
        in shape: Outline,
        fillStyle: FillStyle
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Outline>>> {
        background(in: shape)
    }

    /// Adds a style in front, in a shape.
    public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style,
        in shape: Outline,
        fillStyle: FillStyle
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<Outline>>> {
        overlay(style, in: shape)
    }
}
