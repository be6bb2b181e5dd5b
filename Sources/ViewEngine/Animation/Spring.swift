/// A damped spring that pulls a value to its target.
///
/// A response that is not a positive number counts as 0: the spring is infinitely stiff, and its value
/// jumps. A damping ratio outside 0.01…100, with which a spring would hardly come to rest, counts as the
/// nearer limit; so bounces of −1 and less or of 1 and more can do no harm.
public struct Spring: Hashable, Sendable {
    /// Seconds of one oscillation, if there were no damping.
    public let response: Double
    /// 1 where the spring comes to rest fastest without overshooting.
    public let dampingRatio: Double
    public let mass: Double

    private init(response: Double, dampingRatio: Double, mass: Double) {
        self.response = response.limited(to: 0...Double.greatestFiniteMagnitude, or: 0)
        self.dampingRatio = dampingRatio.limited(to: 0.01...100, or: 1)
        self.mass = mass
    }

    public init(response: Double, dampingRatio: Double) {
        self.init(response: response, dampingRatio: dampingRatio, mass: 1)
    }

    /// A spring by its seconds and its bounce, which is 0 at critical damping and negative above.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = bounce.limited(to: -0.99...0.99, or: 0)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// A spring by its physics; unless it may be overdamped, more damping than critical counts as critical.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingRatio: allowOverDamping || ratio < 1 ? ratio : 1,
            mass: mass
        )
    }

    /// Radians per second, if there were no damping.
    var angularFrequency: Double { 2 * .pi / response }

    public var duration: Double { response }
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    public var stiffness: Double { mass * angularFrequency * angularFrequency }
    public var damping: Double { 2 * dampingRatio * angularFrequency * mass }
}

extension Spring {
    public static var smooth: Spring { smooth() }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static var snappy: Spring { snappy() }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static var bouncy: Spring { bouncy() }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
