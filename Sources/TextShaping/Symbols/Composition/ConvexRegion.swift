import Glibc
import Graphics

/// A convex polygon that is cut out of an outline.
struct ConvexRegion {
    /// Clockwise, where y grows downwards.
    let corners: [CGPoint]
    let center: CGPoint

    /// A circle, as a polygon with so many corners that none is seen.
    init(circleAt center: CGPoint, radius: CGFloat) {
        self.center = center
        corners = Self.arc(around: center, radius: radius, from: 0, sweep: 2 * .pi, steps: 64).dropLast()
    }

    /// A line with round ends.
    init(lineFrom start: CGPoint, to end: CGPoint, width: CGFloat) {
        center = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let direction = atan2(end.y - start.y, end.x - start.x)
        corners =
            Self.arc(around: end, radius: width / 2, from: direction - .pi / 2, sweep: .pi, steps: 16)
            + Self.arc(around: start, radius: width / 2, from: direction + .pi / 2, sweep: .pi, steps: 16)
    }

    /// The outline of the region, which runs clockwise.
    var path: Path {
        var path = Path()
        path.addLines(corners)
        path.closeSubpath()
        return path
    }

    func contains(_ point: CGPoint) -> Bool {
        var previous = corners[corners.count - 1]
        for corner in corners {
            let along = CGPoint(x: corner.x - previous.x, y: corner.y - previous.y)
            if along.x * (point.y - previous.y) < along.y * (point.x - previous.x) { return false }
            previous = corner
        }
        return true
    }

    /// The place of a point on the boundary: its angle around the center, in radians.
    func place(of point: CGPoint) -> CGFloat {
        atan2(point.y - center.y, point.x - center.x)
    }

    /// The corners between two places of the boundary, on the way clockwise or counterclockwise.
    func corners(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> [CGPoint] {
        let (first, last) = clockwise ? (start, end) : (end, start)
        let length = Self.clockwiseDistance(from: first, to: last)
        let between = corners.map { corner in
            (corner: corner, distance: Self.clockwiseDistance(from: first, to: place(of: corner)))
        }
        .filter { $0.distance > 0 && $0.distance < length }
        .sorted { $0.distance < $1.distance }
        .map(\.corner)
        return clockwise ? between : between.reversed()
    }

    /// The angle from one place to another, clockwise, from 0 to a whole turn.
    static func clockwiseDistance(from start: CGFloat, to end: CGFloat) -> CGFloat {
        end < start ? end - start + 2 * .pi : end - start
    }

    private static func arc(
        around center: CGPoint,
        radius: CGFloat,
        from start: CGFloat,
        sweep: CGFloat,
        steps: Int
    ) -> [CGPoint] {
        (0...steps).map { step in
            let angle = start + sweep * CGFloat(step) / CGFloat(steps)
            return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
    }
}
