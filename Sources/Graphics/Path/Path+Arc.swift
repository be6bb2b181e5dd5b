import CMath

extension Path {
    /// Adds a part of a circle, after a line from the current point; angles are in radians from the positive x-axis.
    ///
    /// In the coordinates of a view, whose y-axis points down, a clockwise arc runs counterclockwise on the screen.
    package mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startRadians: Double,
        endRadians: Double,
        clockwise: Bool
    ) {
        let turn = 2 * Double.pi
        var sweep = endRadians - startRadians
        if abs(sweep) >= turn {
            sweep = clockwise ? -turn : turn
        } else if clockwise, sweep > 0 {
            sweep -= turn
        } else if !clockwise, sweep < 0 {
            sweep += turn
        }
        addArc(center: center, radius: radius, startRadians: startRadians, sweep: sweep)
    }

    /// Adds a part of a circle; a positive sweep increases the angle.
    ///
    /// A sweep of more than two turns is drawn as one that ends at the same angle after less than two. An arc with a
    /// number that is not finite adds nothing, as in Core Graphics.
    package mutating func addArc(center: CGPoint, radius: CGFloat, startRadians: Double, sweep: Double) {
        guard [center.x, center.y, radius, startRadians, sweep].allSatisfy(\.isFinite) else { return }
        let turn = 2 * Double.pi
        var sweep = sweep
        if abs(sweep) >= 2 * turn {
            sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
        }
        func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - tangent * sin(angle)),
                y: center.y + radius * (sin(angle) + tangent * cos(angle))
            )
        }
        if elements.isEmpty { move(to: point(startRadians)) } else { addLine(to: point(startRadians)) }
        // A curve of a quarter is off the circle by 0.03 % at most.
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / Double(count)
        // The length of a handle in radii, 4/3 · tan(step / 4).
        let handle = 4 / 3 * sin(step / 4) / cos(step / 4)
        for index in 0..<count {
            let start = startRadians + Double(index) * step
            addCurve(
                to: point(start + step),
                control1: point(start, handle),
                control2: point(start + step, -handle)
            )
        }
    }
}
