public import Graphics

extension View {
    /// Strokes the inside of the view's frame.
    public func border<Style: ShapeStyle>(
        _ style: Style,
        width: CGFloat = 1
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<InsetOutline<Rectangle>>>> {
        overlay { Rectangle().strokeBorder(style, lineWidth: width) }
    }
}
