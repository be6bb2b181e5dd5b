/// Ends a search; there is none in a picture.
public struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var isSearching: Bool { false }
}
