/// One leg of an animated value: from its current value to one target.
struct AnimationLeg<Vector: VectorArithmetic> {
    let animation: ResolvedAnimation
    var target: Vector
    /// The time at which the leg begins.
    let start: Double
    /// The time from which the value is at the target.
    let end: Double
    /// The velocity that a spring took over, per second of its curve.
    private let velocity: Vector
    /// Whether that velocity is not zero.
    private let hasInitialVelocity: Bool
    /// The seconds of the animation that had elapsed when the leg began.
    private let age: Double

    /// Creates a leg that is added to the running legs.
    init(_ animation: ResolvedAnimation, to target: Vector, at start: Double) {
        self.animation = animation
        self.target = target
        self.start = start
        end = start + animation.duration
        velocity = .zero
        hasInitialVelocity = false
        age = 0
    }

    /// Creates a leg of a spring that replaces another leg and takes over its value and velocity.
    ///
    /// A delay that has elapsed is not repeated; a repetition starts anew, from rest.
    init(
        _ animation: ResolvedAnimation,
        to target: Vector,
        at start: Double,
        from value: Vector,
        replacing old: AnimationLeg,
        of spring: Spring,
        velocity: Vector
    ) {
        self.animation = animation
        self.target = target
        self.start = start
        self.velocity = velocity
        hasInitialVelocity = velocity != .zero
        age = animation.modifiers.isEmpty || animation.repeats ? 0 : old.elapsed(at: start)
        let step = (target - value).magnitude
        let rest =
            !hasInitialVelocity
            ? spring.restDuration
            : spring.restDuration(
                step: step,
                speed: velocity.magnitude,
                // A very small step ends when the distance is invisible.
                tolerance: max(0.001 * step, 0.000_01)
            )
        end = start - age + animation.duration(ofCurve: animation.phase(at: age).time + rest)
    }

    /// The end of the leg, or the beginning of its repetition.
    var settling: Settling {
        guard !end.isFinite else { return Settling(time: end) }
        guard let repetition = animation.repetition else { return Settling(time: start, remainder: .motion) }
        return Settling(
            time: start + max(0, repetition.start - age),
            remainder: .repetition(period: repetition.period)
        )
    }

    /// The seconds of the animation that have elapsed.
    private func elapsed(at time: Double) -> Double {
        max(0, time - start) + age
    }

    /// The phase of the curve, relative to the one at the beginning of the leg.
    private func phase(at time: Double) -> AnimationPhase {
        var phase = animation.phase(at: elapsed(at: time))
        if age > 0 { phase.time -= animation.phase(at: age).time }
        return phase
    }

    /// The current value, if it were `start` without this leg.
    func value(from start: Vector, at time: Double) -> Vector {
        guard time < end else { return target }
        let phase = phase(at: time)
        let progress = animation.curve.progress(at: phase.time)
        var value = start
        value.move(towards: target, by: phase.isReversed ? 1 - progress : progress)
        guard hasInitialVelocity, let spring = animation.curve.fluidSpring else { return value }
        return value + velocity.scaled(by: spring.motion(at: phase.time).impulse)
    }

    /// The velocity that a replacing spring takes over, per second of the curve.
    func velocity(from start: Vector, at time: Double) -> Vector {
        guard time < end, !animation.repeats, let spring = animation.curve.fluidSpring else { return .zero }
        let motion = spring.motion(at: phase(at: time).time)
        return (start - target).scaled(by: motion.displacementRate) + velocity.scaled(by: motion.impulseRate)
    }
}
