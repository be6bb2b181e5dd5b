public import Graphics

extension View {
    public func padding(_ insets: EdgeInsets) -> ModifiedContent<Self, LayoutModifier<PaddingLayout>> {
        modifier(LayoutModifier(layout: PaddingLayout(insets: insets)))
    }

    /// Adds padding on some edges; the default length is the system's 16 points.
    public func padding(
        _ edges: Edge.Set = .all,
        _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, LayoutModifier<PaddingLayout>> {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0,
                leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0
            )
        )
    }

    public func padding(_ length: CGFloat) -> ModifiedContent<Self, LayoutModifier<PaddingLayout>> {
        padding(.all, length)
    }
}
