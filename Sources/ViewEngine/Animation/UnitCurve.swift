/// A curve from (0, 0) to (1, 1) that maps elapsed time to progress.
public struct UnitCurve: Hashable, Sendable {
    package enum Function: Hashable, Sendable {
        case linear
        case bezier(UnitBezier)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    package let function: Function

    private init(_ function: Function) {
        self.function = function
    }

    /// A cubic Bézier curve; the y of the control points may be outside 0…1, their x is limited to it.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(.bezier(UnitBezier(start: startControlPoint, end: endControlPoint)))
    }

    public static let linear = UnitCurve(.linear)
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 1, y: 1)
    )
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0),
        endControlPoint: UnitPoint(x: 0.58, y: 1)
    )
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    /// The value of the curve; progress outside 0…1 is limited to it.
    public func value(at progress: Double) -> Double {
        let x = progress.limited(to: 0...1, or: progress > 0 ? 1 : 0)
        return switch function {
        case .linear: x
        case .bezier(let curve): curve.value(at: x)
        case .circularEaseIn: 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            x < 0.5
                ? UnitCurve.circularEaseIn.value(at: 2 * x) / 2
                : (1 + UnitCurve.circularEaseOut.value(at: 2 * x - 1)) / 2
        }
    }

    /// The slope of the curve, infinite where it is vertical.
    public func velocity(at progress: Double) -> Double {
        let x = progress.limited(to: 0...1, or: progress > 0 ? 1 : 0)
        return switch function {
        case .linear: 1
        case .bezier(let curve): curve.slope(at: x)
        case .circularEaseIn: x / (1 - x * x).squareRoot()
        case .circularEaseOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            x < 0.5
                ? UnitCurve.circularEaseIn.velocity(at: 2 * x)
                : UnitCurve.circularEaseOut.velocity(at: 2 * x - 1)
        }
    }
}
