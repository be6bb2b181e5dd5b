/// A cubic Bézier curve from (0, 0) to (1, 1) that is a function of x.
package struct UnitBezier: Hashable, Sendable {
    package let x1, y1, x2, y2: Double

    /// Creates the curve with these control points; their x is limited to 0…1, and coordinates that are not
    /// finite become those of the nearer end of the diagonal.
    init(start: UnitPoint, end: UnitPoint) {
        x1 = start.x.limited(to: 0...1, or: 0)
        y1 = start.y.isFinite ? start.y : 0
        x2 = end.x.limited(to: 0...1, or: 1)
        y2 = end.y.isFinite ? end.y : 1
    }

    func value(at x: Double) -> Double {
        Self.coordinate(control1: y1, control2: y2, at: parameter(at: x))
    }

    func slope(at x: Double) -> Double {
        if x <= 0 { return Self.slope(towards: (x1, y1), or: (x2, y2)) }
        if x >= 1 { return Self.slope(towards: (1 - x2, 1 - y2), or: (1 - x1, 1 - y1)) }
        let s = parameter(at: x)
        return Self.derivative(control1: y1, control2: y2, at: s)
            / Self.derivative(control1: x1, control2: x2, at: s)
    }

    /// The slope from an end towards the first control point that differs from it, or else to the other end.
    private static func slope(towards point: (x: Double, y: Double), or next: (x: Double, y: Double))
        -> Double
    {
        point != (0, 0) ? point.y / point.x : next != (0, 0) ? next.y / next.x : 1
    }

    private static func coordinate(control1 first: Double, control2 second: Double, at s: Double) -> Double {
        (((1 + 3 * first - 3 * second) * s + 3 * second - 6 * first) * s + 3 * first) * s
    }

    private static func derivative(control1 first: Double, control2 second: Double, at s: Double) -> Double {
        (3 * (1 + 3 * first - 3 * second) * s + 2 * (3 * second - 6 * first)) * s + 3 * first
    }

    /// The parameter of the point at `x`, found by Newton's method with a bracket that is bisected where the
    /// method would leave it.
    private func parameter(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        var low = 0.0
        var high = 1.0
        var s = x
        for _ in 0..<64 {
            let error = Self.coordinate(control1: x1, control2: x2, at: s) - x
            if error == 0 { break }
            if error < 0 { low = s } else { high = s }
            var next = s - error / Self.derivative(control1: x1, control2: x2, at: s)
            if !(next > low && next < high) { next = (low + high) / 2 }
            if next == s { break }
            s = next
        }
        return s
    }
}
