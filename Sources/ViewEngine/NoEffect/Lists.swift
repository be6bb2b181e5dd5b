/// The emphasis of a header.
public enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// Refreshes the content of a list; a picture has nothing to refresh.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

// The rows of the pictures have the background, the insets and the separators of the system, and cannot be edited.
extension View {
    public func listRowBackground<Background: View>(_ background: Background?) -> Self { self }
    public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> Self { self }
    public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> Self { self }
    public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> Self { self }
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> Actions
    ) -> Self { self }
    public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
    public func moveDisabled(_ isDisabled: Bool) -> Self { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}

extension EnvironmentValues {
    public var headerProminence: Prominence {
        get { quietValue(default: .standard) }
        set { setQuietValue(newValue) }
    }
    public var refresh: RefreshAction? { nil }
    public var isScrollEnabled: Bool {
        get { quietValue(default: true) }
        set { setQuietValue(newValue) }
    }
}
