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
}
