/// The one timeline of a document: every animation starts with it and is as long as it.
struct SVGClock {
    /// In seconds.
    let duration: Double
    let repeats: Bool

    /// A time as a whole number of parts of the duration.
    ///
    /// It is rounded down, so that at the time of an update its effect shows already. What is a whole
    /// number but for a rounding error is not.
    func parts(_ time: Double, of count: Int) -> Int {
        Int((time / duration * Double(count) + 1e-4).rounded(.down))
    }
}
