public import Graphics

extension View {
    /// Strokes the inside of the view's frame.
    public func border<Style: ShapeStyle>(
        _ style: Style,
        width: CGFloat = 1
    ) -> ModifiedContent<Self, LayersModifier<ShapeView<InsetOutline<Rectangle>>>> {
        overlay { Rectangle().strokeBorder(style, lineWidth: width) }
    }

    /// Makes the view invisible; its place in the layout stays.
    public func hidden() -> some View { opacity(0) }

    /// Flattens the view, as `compositingGroup()`; there is no bitmap.
    public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }
}
