import Graphics

/// A finger on a view.
struct Touch: Equatable, Sendable {
    /// In seconds.
    var time: Double
    var startTime: Double
    /// The location in points from the top left of the view.
    var location: CGPoint
    /// The location at which the touch began.
    var startLocation: CGPoint
    /// The size of the view.
    var size: CGSize

    /// The straight distance from the start location.
    var distance: CGFloat {
        let x = location.x - startLocation.x
        let y = location.y - startLocation.y
        return (x * x + y * y).squareRoot()
    }

    /// The location as a part of the size of the view; the center of a view without a size.
    var unitLocation: UnitPoint {
        guard size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: location.x / size.width, y: location.y / size.height)
    }

    /// Whether the finger is on the view enlarged by `outset` points on each side.
    func isInside(outset: CGFloat) -> Bool {
        CGRect(origin: .zero, size: size).insetBy(dx: -outset, dy: -outset).contains(location)
    }
}
