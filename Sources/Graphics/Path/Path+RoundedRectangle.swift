/// How the corner of a rounded rectangle bends, as SwiftUI names it.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// A quarter of a circle.
    case circular
    /// Apple's corner, whose curvature grows and falls gradually.
    case continuous
}

extension Path {
    /// A rounded rectangle; the radius is limited to half of the shorter side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        guard radius > 0 else {
            self.init(rect)
            return
        }
        let smoothing =
            switch style {
            case .circular: CGSize.zero
            case .continuous:
                CGSize(
                    width: RoundedCorner.smoothing(radius: radius, side: rect.width),
                    height: RoundedCorner.smoothing(radius: radius, side: rect.height)
                )
            }
        let corner = RoundedCorner(radius: radius, smoothing: smoothing)
        let mirrored = RoundedCorner(
            radius: radius,
            smoothing: CGSize(width: smoothing.height, height: smoothing.width)
        )

        self.init()
        // Clockwise from the top edge. A corner runs from a horizontal to a vertical edge or the
        // other way round, so every second one starts with the smoothing of the other axis.
        move(to: CGPoint(x: rect.minX + corner.extent, y: rect.minY))
        add(corner) { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
        add(mirrored) { CGPoint(x: rect.maxX - $0.y, y: rect.maxY - $0.x) }
        add(corner) { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
        add(mirrored) { CGPoint(x: rect.minX + $0.y, y: rect.minY + $0.x) }
        closeSubpath()
    }

    private mutating func add(_ corner: RoundedCorner, at place: (CGPoint) -> CGPoint) {
        addLine(to: place(CGPoint(x: corner.extent, y: 0)))
        for curve in corner.curves {
            addCurve(to: place(curve.end), control1: place(curve.control1), control2: place(curve.control2))
        }
    }
}

/// One corner as three cubic curves, in distances from the corner's tip: along the edge where it
/// starts (x) and along the edge where it ends (y).
private struct RoundedCorner {
    struct Curve {
        let control1, control2, end: CGPoint
    }

    /// Where the bend starts, along the first edge.
    let extent: CGFloat
    let curves: [Curve]

    /// The first curve and the first control of the middle one, in radii.
    ///
    /// The second half of a corner is the first one mirrored.
    private struct HalfCorner {
        let start: CGFloat
        let control1: CGFloat
        let control2: CGPoint
        let end: CGPoint
        let middle: CGPoint
    }

    /// Apple's corner, as `UIBezierPath(roundedRect:cornerRadius:)` and `RoundedRectangle` emit it.
    private static let continuous = HalfCorner(
        start: 1.528_664_95,
        control1: 1.088_492_96,
        control2: CGPoint(x: 0.868_406_94, y: 0),
        end: CGPoint(x: 0.631_493_79, y: 0.074_911_39),
        middle: CGPoint(x: 0.372_823_83, y: 0.169_059_56)
    )

    /// A quarter of a circle, cut at the same angles as the continuous corner.
    private static let circular = {
        let sine = 1 - continuous.end.x
        let cosine = (1 - sine * sine).squareRoot()
        // The handles of a circular arc of angle θ are 4/3 · tan(θ/4) long. The outer arcs turn by
        // φ (sin φ = sine), the middle one by 90° − 2φ.
        let tangent = sine / cosine
        let outer = 4 / 3 * halfAngleTangent(halfAngleTangent(tangent))
        let inner = 4 / 3 * halfAngleTangent((1 - tangent) / (1 + tangent))
        let end = CGPoint(x: 1 - sine, y: 1 - cosine)
        return HalfCorner(
            start: 1,
            control1: 1 - outer,
            control2: CGPoint(x: end.x + outer * cosine, y: end.y - outer * sine),
            end: end,
            middle: CGPoint(x: end.x - inner * cosine, y: end.y + inner * sine)
        )
    }()

    /// tan(α/2), given tan α.
    private static func halfAngleTangent(_ tangent: CGFloat) -> CGFloat {
        tangent / (1 + (1 + tangent * tangent).squareRoot())
    }

    /// How much of the continuous bend there is room for on an edge: all (1) from 1.52866 radii of
    /// half its length on, none (0, a circle) at one radius, as Apple's renderer weighs it.
    static func smoothing(radius: CGFloat, side: CGFloat) -> CGFloat {
        min(1, max(0, (side / 2 / radius - 1) / (continuous.start - 1)))
    }

    init(radius: CGFloat, smoothing: CGSize) {
        let first = Self.half(smoothing.width)
        let second = Self.half(smoothing.height)
        func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * radius, y: point.y * radius) }
        func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y * radius, y: point.x * radius) }

        extent = first.start * radius
        curves = [
            Curve(
                control1: CGPoint(x: first.control1 * radius, y: 0),
                control2: scaled(first.control2),
                end: scaled(first.end)
            ),
            Curve(
                control1: scaled(first.middle),
                control2: mirrored(second.middle),
                end: mirrored(second.end)
            ),
            Curve(
                control1: mirrored(second.control2),
                control2: CGPoint(x: 0, y: second.control1 * radius),
                end: CGPoint(x: 0, y: second.start * radius)
            ),
        ]
    }

    private static func half(_ smoothing: CGFloat) -> HalfCorner {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * smoothing }
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
            CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y))
        }
        return HalfCorner(
            start: mix(circular.start, continuous.start),
            control1: mix(circular.control1, continuous.control1),
            control2: mix(circular.control2, continuous.control2),
            end: mix(circular.end, continuous.end),
            middle: mix(circular.middle, continuous.middle)
        )
    }
}
