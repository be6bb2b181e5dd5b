public import Graphics

extension View {
    /// Puts a view in front of the lower or the upper edge; a picture has no safe area that it could inset.
    public func safeAreaInset<Inset: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        overlay(
            alignment: Alignment(horizontal: alignment, vertical: edge == .top ? .top : .bottom),
            content: content
        )
    }

    /// Puts a view in front of the leading or the trailing edge; a picture has no safe area that it could inset.
    public func safeAreaInset<Inset: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Inset
    ) -> some View {
        overlay(
            alignment: Alignment(horizontal: edge == .leading ? .leading : .trailing, vertical: alignment),
            content: content
        )
    }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int, Hashable, Sendable, CaseIterable {
    case top, bottom
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int, Hashable, Sendable, CaseIterable {
    case leading, trailing
}

extension GeometryProxy {
    /// No insets: a picture has no safe area.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
