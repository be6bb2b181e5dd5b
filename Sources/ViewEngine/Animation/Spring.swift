/// A damped spring that moves a value to its target.
///
/// A response that is not a positive number counts as 0: the spring is infinitely stiff, and its value jumps.
/// A damping ratio is limited to 0.01…100, outside which a spring would hardly come to rest; so bounces of
/// −1 and less or of 1 and more are harmless.
public struct Spring: Hashable, Sendable {
    /// The period of the undamped oscillation in seconds.
    public let response: Double
    /// 1 for critical damping, with which the spring comes to rest fastest without overshooting.
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

    /// Creates a spring from its duration in seconds and its bounce, which is 0 at critical damping and
    /// negative above.
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let bounce = bounce.limited(to: -0.99...0.99, or: 0)
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    /// Creates a spring from its physical parameters; unless overdamping is allowed, the damping is limited
    /// to critical.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let mass = mass > 0 && mass.isFinite ? mass : 1
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi * (mass / stiffness).squareRoot(),
            dampingRatio: allowOverDamping || ratio < 1 ? ratio : 1,
            mass: mass
        )
    }

    /// The angular frequency of the undamped oscillation, in radians per second.
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
