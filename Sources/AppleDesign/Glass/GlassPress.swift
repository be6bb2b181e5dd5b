package import Graphics
package import ViewEngine

/// The finger on glass.
package struct GlassPress: Hashable, Sendable {
    /// Whether the finger presses the glass.
    package var isPressed: Bool
    /// The finger's place as a part of the size of the view; the middle of the view if it is unknown.
    package var location: UnitPoint?
    /// The distance that the finger has moved, in points.
    package var translation = CGSize.zero

    /// The part of its greatest effect that the drag has, in both directions: less than 1 at any distance.
    var drag: CGSize {
        guard isPressed else { return .zero }
        let (x, y) = (translation.width, translation.height)
        let length = (x * x + y * y).squareRoot()
        let share = 1 / (length + GlassMetrics.halfDrag)
        return CGSize(width: x * share, height: y * share)
    }
}
