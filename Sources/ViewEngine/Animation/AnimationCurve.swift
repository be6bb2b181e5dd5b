/// The progress of a value over time.
package enum AnimationCurve: Hashable, Sendable {
    case timing(UnitCurve, duration: Double)
    /// A spring that takes over the velocity of another one.
    case fluidSpring(Spring)
    /// A spring with a fixed initial velocity, in steps per second.
    case interpolatingSpring(Spring, initialVelocity: Double)

    /// The spring, if it takes over a velocity.
    var fluidSpring: Spring? {
        if case .fluidSpring(let spring) = self { spring } else { nil }
    }

    /// The seconds after which a value that starts from rest counts as arrived.
    var duration: Double {
        switch self {
        case .timing(_, let duration): duration
        case .fluidSpring(let spring), .interpolatingSpring(let spring, initialVelocity: 0):
            spring.restDuration
        case .interpolatingSpring(let spring, let velocity):
            spring.restDuration(step: 1, speed: velocity.magnitude, tolerance: 0.001)
        }
    }

    /// The progress of a value that starts from rest: 0 at its start, 1 at its target.
    func progress(at time: Double) -> Double {
        switch self {
        case .timing(let curve, let duration):
            duration > 0 ? curve.value(at: time / duration) : time > 0 ? 1 : 0
        case .fluidSpring(let spring):
            1 - spring.motion(at: time).displacement
        case .interpolatingSpring(let spring, let velocity):
            spring.value(target: 1, initialVelocity: velocity, time: time)
        }
    }
}
