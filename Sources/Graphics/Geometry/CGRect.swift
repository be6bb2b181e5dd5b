/// A rectangle in points, its origin at the top left.
public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var minY: CGFloat { origin.y }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var midY: CGFloat { origin.y + size.height / 2 }
    package var center: CGPoint { CGPoint(x: midX, y: midY) }
    public var maxX: CGFloat { origin.x + size.width }
    public var maxY: CGFloat { origin.y + size.height }

    /// The rectangle with each side moved inwards, or outwards if the distances are negative.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: CGRect) -> CGRect {
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return CGRect(
            x: left,
            y: top,
            width: max(maxX, other.maxX) - left,
            height: max(maxY, other.maxY) - top
        )
    }

    /// The part that lies in another rectangle; if there is none, an empty rectangle inside this one.
    package func part(in other: CGRect) -> CGRect {
        let left = min(max(minX, other.minX), maxX)
        let top = min(max(minY, other.minY), maxY)
        return CGRect(
            x: left,
            y: top,
            width: max(min(maxX, other.maxX) - left, 0),
            height: max(min(maxY, other.maxY) - top, 0)
        )
    }

    /// Whether the point lies inside; the right and the bottom edge do not belong to it.
    public func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
