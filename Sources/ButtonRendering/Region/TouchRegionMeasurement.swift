import Graphics
import ViewEngine

/// Finds the touch region of a button by touching it: no style declares its region.
///
/// A finger touches the center, moves to a point, and is lifted there. The right and the lower half are measured;
/// the other halves are taken as their mirror images.
struct TouchRegionMeasurement {
    private let host: ViewHost
    /// The name under which the button logs its action.
    private let action: String
    private var time = 0.0
    private var actionCount = 0

    /// In points from the center; a region that reaches farther is taken as unlimited.
    private static let limit = 1000.0
    /// The distance of an edge from the points beside it that are tried, in points.
    private static let tolerance = 0.75
    /// In seconds: the parts of a touch that is short enough for a tap, and the pause after it.
    private static let step = 0.05, pause = 1.0

    init(host: ViewHost, action: String) {
        self.host = host
        self.action = action
    }

    /// The region, of a button that is at rest.
    mutating func region() -> TouchRegion {
        let size = host.eventOriginFrame.size
        if isTriggered(x: Self.limit, y: 0) { return .everywhere }
        guard isTriggered(x: 0, y: 0) else { return .nowhere }

        let right = edge { measurement, distance in measurement.isTriggered(x: distance, y: 0) }
        let outset = (right - size.width / 2).roundedToHalf
        if hasEdge(atY: size.height / 2 + outset),
            isTriggered(
                x: size.width / 2 + outset - Self.tolerance,
                y: size.height / 2 + outset - Self.tolerance
            )
        {
            return .bounds(outset: outset)
        }
        let radius = right.roundedToHalf
        guard hasEdge(atY: radius) else {
            let lower = edge { measurement, distance in measurement.isTriggered(x: 0, y: distance) }
            return .rectangle(CGSize(width: radius, height: lower.roundedToHalf))
        }
        // On a diagonal, the edges of the three shapes are at 0.5, 0.71 and 1 times the radius.
        if isTriggered(x: 0.85 * radius, y: 0.85 * radius) {
            return .rectangle(CGSize(width: radius, height: radius))
        }
        return isTriggered(x: 0.6 * radius, y: 0.6 * radius) ? .distance(radius) : .distanceSum(radius)
    }

    /// Whether the region ends at a distance below the center.
    private mutating func hasEdge(atY distance: CGFloat) -> Bool {
        isTriggered(x: 0, y: distance - Self.tolerance) && !isTriggered(x: 0, y: distance + Self.tolerance)
    }

    /// The largest distance at which a test succeeds, to a quarter of a point.
    private mutating func edge(_ succeeds: (inout Self, CGFloat) -> Bool) -> CGFloat {
        var (inside, outside) = (0.0, Self.limit)
        while outside - inside > 0.25 {
            let middle = (inside + outside) / 2
            if succeeds(&self, middle) { inside = middle } else { outside = middle }
        }
        return (inside + outside) / 2
    }

    /// Whether the button is triggered by a finger that is lifted at a point relative to the center.
    private mutating func isTriggered(x: CGFloat, y: CGFloat) -> Bool {
        host.send(InteractionEvent(.down(.zero), at: time))
        host.send(InteractionEvent(.move(CGPoint(x: x, y: y)), at: time + Self.step))
        host.send(InteractionEvent(.up, at: time + 2 * Self.step))
        time += Self.pause
        defer { actionCount = host.actions.count }
        return host.actions[actionCount...].contains { $0.name == action }
    }
}

extension CGFloat {
    fileprivate var roundedToHalf: CGFloat { (self * 2).rounded() / 2 }
}
