/// One corner as cubic curves, in distances from the corner's tip: along the edge where it starts (x)
/// and along the edge where it ends (y).
struct RoundedCorner {
    struct Curve {
        let control1, control2, end: CGPoint
    }

    /// The distance of the start of the bend along the first edge.
    let extent: CGFloat
    let curves: [Curve]

    /// A quarter of a circle.
    init(circular radius: CGFloat) {
        // The handle of a quarter circle is 4/3 · (√2 − 1) of its radius.
        let control = radius * (1 - 4 / 3 * (2.squareRoot() - 1))
        extent = radius
        curves = [
            Curve(
                control1: CGPoint(x: control, y: 0),
                control2: CGPoint(x: 0, y: control),
                end: CGPoint(x: 0, y: radius)
            )
        ]
    }

    /// Apple's corner between two edges of the given lengths.
    init(continuous radius: CGFloat, from first: CGFloat, to second: CGFloat) {
        let start = Bend(radius: radius, edge: first)
        let end = Bend(radius: radius, edge: second)
        extent = start.extent * radius
        curves = [
            Curve(
                control1: CGPoint(x: start.control * radius, y: 0),
                control2: CGPoint(x: start.shoulder * radius, y: 0),
                end: CGPoint(x: Self.outer.x * radius, y: Self.outer.y * radius)
            ),
            Curve(
                control1: CGPoint(x: Self.inner.x * radius, y: Self.inner.y * radius),
                control2: CGPoint(x: Self.inner.y * radius, y: Self.inner.x * radius),
                end: CGPoint(x: Self.outer.y * radius, y: Self.outer.x * radius)
            ),
            Curve(
                control1: CGPoint(x: 0, y: end.shoulder * radius),
                control2: CGPoint(x: 0, y: end.control * radius),
                end: CGPoint(x: 0, y: end.extent * radius)
            ),
        ]
    }

    /// The extent of Apple's corner where its edges have room, in radii.
    static let longestExtent = 1.528_664_95

    // The numbers of Apple's corner, in radii: those that `UIBezierPath(roundedRect:cornerRadius:)` and
    // SwiftUI's `RoundedRectangle` emit, and those of SwiftUI's renderer where an edge is short.

    /// The end of the first curve and start of the middle one.
    private static let outer = CGPoint(x: 0.631_493_99, y: 0.074_911_40)
    /// The first handle of the middle curve; the second is its mirror image.
    private static let inner = CGPoint(x: 0.372_824_01, y: 0.169_060_01)

    /// The departure of a corner from an edge: early if the edge has room, late if the next corner is near.
    private struct Bend {
        let extent, control, shoulder: CGFloat

        init(radius: CGFloat, edge: CGFloat) {
            // The edge's share of the room that two whole corners would take beyond their radii.
            let longest = RoundedCorner.longestExtent - 1
            let room = min(1, max(0, (edge - 2 * radius) / (2 * radius * longest)))
            extent = 1 + longest * room
            control = 0.96 + 0.128_490_03 * room
            shoulder = 0.82 + 0.048_407_02 * room
        }
    }
}
