/// The one clock of a document: every animation starts with it and has its duration.
struct SVGClock: Hashable {
    /// In seconds.
    let duration: Double
    let repeats: Bool

    /// The clock of a document without animations.
    static let still = SVGClock(duration: 0, repeats: false)

    /// Returns a time as a whole number of equal parts of the duration.
    ///
    /// It is rounded down, so that at the time of an update its effect is visible already. A number that is
    /// whole but for a rounding error counts as whole.
    func parts(at time: Double, of count: Int) -> Int {
        Int((time / duration * Double(count) + 1e-4).rounded(.down))
    }
}
