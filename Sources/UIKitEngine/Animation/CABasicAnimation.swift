public import Graphics
import ViewEngine

/// An animation of a layer, which leaves the values of the layer as they are.
open class CAAnimation {
    /// In seconds.
    public var duration: Double = 0
    /// The number of times that the animation runs.
    public var repeatCount: Float = 1
    /// Whether the animation runs backwards after each time that it ran forwards.
    public var autoreverses = false
    /// The pace; linear by default.
    public var timingFunction: CAMediaTimingFunction?
    /// Whether the layer shows its own values at the end.
    public var isRemovedOnCompletion = true
    public var fillMode = CAMediaTimingFillMode.removed

    public init() {}

    /// The duration of one run, which is a quarter of a second by default.
    var runDuration: Double { duration > 0 ? duration : 0.25 }

    /// The animation in one run.
    var curve: Animation {
        let points = timingFunction?.points ?? (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        return .timingCurve(points.0.x, points.0.y, points.1.x, points.1.y, duration: runDuration)
    }

    /// The number of times; `nil` without an end.
    private var count: Int? {
        guard repeatCount < 1000 else { return nil }
        // A negative number can be too large for an integer.
        return Int(max(1, repeatCount))
    }

    /// The animation with its repetition.
    var animation: Animation {
        guard let count else { return curve.repeatForever(autoreverses: autoreverses) }
        let passes = autoreverses ? 2 * count : count
        return passes == 1 ? curve : curve.repeatCount(passes, autoreverses: autoreverses)
    }

    /// The time in seconds after which the layer shows its own values again; `nil` without an end.
    var end: Double? {
        guard isRemovedOnCompletion || fillMode == .removed else { return nil }
        return count.map { Double($0) * runDuration * (autoreverses ? 2 : 1) }
    }
}

/// An animation of one value of a layer.
open class CABasicAnimation: CAAnimation {
    /// The name of the value, such as `transform.scale`.
    public let keyPath: String?
    /// A number, a point or a color; `nil` for the value of the layer.
    public var fromValue: Any?
    public var toValue: Any?

    public init(keyPath: String?) {
        self.keyPath = keyPath
    }
}

/// An animation of one value of a layer on a spring.
public final class CASpringAnimation: CABasicAnimation {
    public var mass: CGFloat = 1
    public var stiffness: CGFloat = 100
    public var damping: CGFloat = 10
    public var initialVelocity: CGFloat = 0

    /// The time after which the spring has come to rest, in seconds.
    public var settlingDuration: Double {
        Spring(mass: mass, stiffness: stiffness, damping: damping).settlingDuration
    }

    override var curve: Animation {
        .interpolatingSpring(
            mass: mass,
            stiffness: stiffness,
            damping: damping,
            initialVelocity: initialVelocity
        )
    }
}

/// The values that a layer shows after an animation.
public struct CAMediaTimingFillMode: Hashable, Sendable {
    private let name: String

    public static let removed = CAMediaTimingFillMode(name: "removed")
    public static let forwards = CAMediaTimingFillMode(name: "forwards")
    public static let backwards = CAMediaTimingFillMode(name: "backwards")
    public static let both = CAMediaTimingFillMode(name: "both")
}

/// The pace of an animation, as a Bézier curve.
public struct CAMediaTimingFunction: Hashable, Sendable {
    private let first, second: CGPoint

    var points: (CGPoint, CGPoint) { (first, second) }

    public init(name: CAMediaTimingFunctionName) {
        self.init(controlPoints: name.points[0], name.points[1], name.points[2], name.points[3])
    }

    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
        first = CGPoint(x: Double(x1), y: Double(y1))
        second = CGPoint(x: Double(x2), y: Double(y2))
    }
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
    let points: [Float]

    public static let linear = CAMediaTimingFunctionName(points: [0, 0, 1, 1])
    public static let easeIn = CAMediaTimingFunctionName(points: [0.42, 0, 1, 1])
    public static let easeOut = CAMediaTimingFunctionName(points: [0, 0, 0.58, 1])
    public static let easeInEaseOut = CAMediaTimingFunctionName(points: [0.42, 0, 0.58, 1])
    public static let `default` = CAMediaTimingFunctionName(points: [0.25, 0.1, 0.25, 1])
}
