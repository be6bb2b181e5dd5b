/// The place in a source of a statement that makes a view, and those of the statements that give that view to it.
package final class SourcePlaces: Sendable {
    package let innermost: any Sendable
    /// The places of the statements around it; `nil` for the outermost one.
    package let outer: SourcePlaces?

    init(_ innermost: any Sendable, in outer: SourcePlaces?) {
        self.innermost = innermost
        self.outer = outer
    }
}

extension EnvironmentValues {
    private enum SourcePlacesKey: EnvironmentKey {
        static let defaultValue: SourcePlaces? = nil
    }

    /// The places in a source of the statements that make the view; `nil` for a view that is compiled.
    var sourcePlaces: SourcePlaces? {
        get { self[SourcePlacesKey.self] }
        set { self[SourcePlacesKey.self] = newValue }
    }
}
