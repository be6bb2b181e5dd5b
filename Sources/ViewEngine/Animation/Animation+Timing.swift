extension Animation {
    public static var linear: Animation { linear(duration: 0.35) }

    public static func linear(duration: Double) -> Animation {
        timingCurve(.linear, duration: duration)
    }

    public static var easeIn: Animation { easeIn(duration: 0.35) }

    public static func easeIn(duration: Double) -> Animation {
        timingCurve(.easeIn, duration: duration)
    }

    public static var easeOut: Animation { easeOut(duration: 0.35) }

    public static func easeOut(duration: Double) -> Animation {
        timingCurve(.easeOut, duration: duration)
    }

    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    public static func easeInOut(duration: Double) -> Animation {
        timingCurve(.easeInOut, duration: duration)
    }

    /// A cubic Bézier curve with the given control points.
    public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: Double = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(
                startControlPoint: UnitPoint(x: p1x, y: p1y),
                endControlPoint: UnitPoint(x: p2x, y: p2y)
            ),
            duration: duration
        )
    }

    /// A curve over a number of seconds; with a duration of 0 or less the value jumps.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(
            .timing(curve, duration: duration.limited(to: 0...Double.greatestFiniteMagnitude, or: 0))
        )
    }
}
