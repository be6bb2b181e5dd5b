public import Graphics

/// A finger on a view.
public struct Touch: Equatable, Sendable {
    /// In seconds.
    public var time: Double
    public var startTime: Double
    /// Where it is, from the top left of the view, in points.
    public var location: CGPoint
    /// Where it came down.
    public var startLocation: CGPoint
    /// The size of the view.
    public var size: CGSize

    /// The way from where it came down, as the crow flies.
    var distance: CGFloat {
        let x = location.x - startLocation.x
        let y = location.y - startLocation.y
        return (x * x + y * y).squareRoot()
    }

    /// Whether the finger is on the view, or not farther from it than a distance in points.
    func isInside(outset: CGFloat) -> Bool {
        CGRect(origin: .zero, size: size).insetBy(dx: -outset, dy: -outset).contains(location)
    }
}
