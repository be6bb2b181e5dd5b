/// A position in points; y grows downwards.
public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public init(x: Int, y: Int) {
        self.init(x: CGFloat(x), y: CGFloat(y))
    }

    public static let zero = CGPoint(x: 0, y: 0)

    /// The point moved by a distance.
    public func offset(by delta: CGSize) -> CGPoint {
        CGPoint(x: x + delta.width, y: y + delta.height)
    }

    /// The distance of the point from another one, in each direction.
    public func offset(from other: CGPoint) -> CGSize {
        CGSize(width: x - other.x, height: y - other.y)
    }
}
