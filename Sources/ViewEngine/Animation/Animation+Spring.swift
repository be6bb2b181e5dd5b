// SwiftUI gives every parameter here a default and disfavors one overload of each pair. The defaults
// depend on the SDK, so a call that leaves out the first parameter has an overload of its own. The
// seconds of a blend only matter when a spring replaces one of another response, and are left out.

extension Animation {
    public static var spring: Animation { spring() }

    public static func spring(blendDuration: Double = 0) -> Animation {
        Animation(.spring(dampingFraction: nil))
    }

    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    public static func spring(bounce: Double, blendDuration: Double = 0) -> Animation {
        spring(duration: 0.5, bounce: bounce)
    }

    public static func spring(
        response: Double,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static func spring(dampingFraction: Double, blendDuration: Double = 0) -> Animation {
        Animation(.spring(dampingFraction: dampingFraction))
    }

    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(.fluidSpring(spring))
    }
}

extension Animation {
    public static var smooth: Animation { smooth() }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    public static var snappy: Animation { snappy() }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    public static var bouncy: Animation { bouncy() }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

extension Animation {
    public static var interactiveSpring: Animation { interactiveSpring() }

    public static func interactiveSpring(blendDuration: Double = 0.25) -> Animation {
        Animation(.interactiveSpring)
    }

    public static func interactiveSpring(
        duration: Double,
        extraBounce: Double = 0,
        blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func interactiveSpring(extraBounce: Double, blendDuration: Double = 0.25) -> Animation {
        interactiveSpring(duration: 0.15, extraBounce: extraBounce)
    }

    public static func interactiveSpring(
        response: Double,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    public static func interactiveSpring(dampingFraction: Double, blendDuration: Double = 0.25) -> Animation {
        interactiveSpring(response: 0.15, dampingFraction: dampingFraction)
    }
}

extension Animation {
    public static var interpolatingSpring: Animation { interpolatingSpring() }

    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping),
            initialVelocity: initialVelocity
        )
    }

    public static func interpolatingSpring(
        duration: Double = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring that is added to running animations and does not take over their velocity; its initial
    /// velocity is in steps per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        let initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        return Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
    }
}
