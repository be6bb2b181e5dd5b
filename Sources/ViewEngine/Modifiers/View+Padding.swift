public import Graphics

/// The padding of a scene.
public struct ScenePadding: Hashable, Sendable {
    private let name: String

    public static let minimum = ScenePadding(name: "minimum")
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

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

    /// Adds a padding of 16 points, the smallest of an iPhone.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

    /// Adds a padding of 16 points, the smallest of an iPhone.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        scenePadding(edges)
    }
}
