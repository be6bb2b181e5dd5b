/// A part of the way of an animated value: from wherever it is, to one target.
struct AnimationLeg<Vector: VectorArithmetic> {
    let animation: ResolvedAnimation
    var target: Vector
    /// When it began.
    let start: Double
    /// From when on the value is on the target.
    let end: Double
    /// What a spring took over, per second of its curve.
    private let velocity: Vector
    /// Whether it took over any.
    private let isThrown: Bool
    /// The seconds of the animation that were over when it began.
    private let age: Double

    /// A leg of a value that moves on its own or not at all.
    init(_ animation: ResolvedAnimation, to target: Vector, at start: Double) {
        self.animation = animation
        self.target = target
        self.start = start
        end = start + animation.duration
        velocity = .zero
        isThrown = false
        age = 0
    }

    /// A leg of a spring that takes over a value and its velocity in place of another leg.
    ///
    /// A delay that was waited for is not waited for again; a repetition starts anew, and from rest.
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
        isThrown = velocity != .zero
        age = animation.modifiers.isEmpty || animation.repeats ? 0 : old.elapsed(at: start)
        let step = (target - value).magnitude
        let rest =
            !isThrown
            ? spring.restDuration
            : spring.restDuration(
                step: step,
                speed: velocity.magnitude,
                // A step of nearly nothing ends when nothing can be seen of it.
                tolerance: max(0.001 * step, 0.000_01)
            )
        end = start - age + animation.duration(ofCurve: animation.phase(at: age).time + rest)
    }

    /// Seconds of the animation that are over.
    private func elapsed(at time: Double) -> Double {
        max(0, time - start) + age
    }

    /// The place in the curve, counted from where it was when the leg began.
    private func phase(at time: Double) -> AnimationPhase {
        var phase = animation.phase(at: elapsed(at: time))
        if age > 0 { phase.time -= animation.phase(at: age).time }
        return phase
    }

    /// Where the value is, if without this leg it were at `start`.
    func value(from start: Vector, at time: Double) -> Vector {
        guard time < end else { return target }
        let phase = phase(at: time)
        let progress = animation.curve.progress(at: phase.time)
        var value = start
        value.move(towards: target, by: phase.isReversed ? 1 - progress : progress)
        guard isThrown, let spring = animation.curve.fluidSpring else { return value }
        return value + velocity.scaled(by: spring.motion(at: phase.time).impulse)
    }

    /// The velocity that another spring takes over, per second of the curve.
    func velocity(from start: Vector, at time: Double) -> Vector {
        guard time < end, !animation.repeats, let spring = animation.curve.fluidSpring else { return .zero }
        let motion = spring.motion(at: phase(at: time).time)
        return (start - target).scaled(by: motion.displacementRate) + velocity.scaled(by: motion.impulseRate)
    }
}
