/// The limits of what the engine does for views whose bodies are not compiled.
///
/// A few lines of source can ask for a number of views, measurements or drawings that doubles with each line, and no
/// body runs meanwhile. The styles of the catalog have no limits.
package enum TreeLimits {
    /// The number of views of one update of a tree, each as often as it occurs: a style has at most a few hundred.
    package static let views = 5_000
    /// The same for all updates of a tree.
    package static let totalViews = 100_000
    /// The depth of nested views of erased types.
    package static let depth = 4_000
    /// The number of times that one layout measures and places views: a view of a style is measured about ten times.
    package static let measurements = 100_000
    /// The same for all updates of a tree.
    package static let totalMeasurements = 1_000_000
    /// The drawings of one picture, those that shadows repeat included: six shadows around each other draw a view
    /// 64 times.
    package static let drawings = 2_000
    /// The controls inside of a view that can be told apart by number.
    package static let controls = 1_000
    /// The bytes of a text, the glyphs of a line and the elements of a path that count as one.
    package static let partsOfOne = 16
}
