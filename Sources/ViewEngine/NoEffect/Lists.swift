/// Whether a part of an interface is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
    case automatic, visible, hidden
}

// The rows of the pictures have the background, the insets and the separators of the system.
extension View {
    /// Has no effect.
    public func listRowBackground<Background: View>(_ background: Background?) -> Self { self }

    /// Has no effect.
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }

    /// Has no effect.
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> Self { self }

    /// Has no effect.
    public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> Self { self }
}
