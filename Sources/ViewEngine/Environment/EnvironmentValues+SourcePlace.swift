extension EnvironmentValues {
    private enum SourcePlaceKey: EnvironmentKey {
        static let defaultValue: (any Sendable)? = nil
    }

    /// The place in a source of the innermost statement that makes the view; `nil` for a view that is compiled.
    var sourcePlace: (any Sendable)? {
        get { self[SourcePlaceKey.self] }
        set { self[SourcePlaceKey.self] = newValue }
    }
}
