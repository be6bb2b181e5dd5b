/// A value that is animated to its target whenever the target changes.
///
/// Changes must be made in the order of their times. Times are seconds of one clock; at `.infinity` every
/// animation has ended, even one that repeats forever.
struct AnimatedValue<Value: Animatable> {
    private typealias Vector = Value.AnimatableData
    private typealias Leg = AnimationLeg<Vector>

    /// The value at rest.
    private(set) var target: Value
    /// The start of the first leg.
    private var start: Vector
    /// The running legs, the oldest first; each starts from the current value of the one before it.
    private var legs: [Leg] = [] {
        didSet { endTime = legs.last?.end ?? -.infinity }
    }
    /// The time at which the last leg ends: −∞ if no leg runs, ∞ if one repeats forever.
    private(set) var endTime = -Double.infinity

    /// The end of the last leg, or the beginning of what all legs repeat together.
    var settling: Settling {
        guard !endTime.isFinite, !legs.isEmpty else { return Settling(time: endTime) }
        return legs.reduce(.always) { $0.union($1.settling) }
    }

    init(_ value: Value) {
        target = value
        start = value.animatableData
    }

    /// The current value while it is animated; `nil` at rest.
    func moving(at time: Double) -> Value? {
        time < endTime ? value(at: time) : nil
    }

    func value(at time: Double) -> Value {
        guard time < endTime else { return target }
        var value = target
        value.animatableData = vector(at: time)
        return value
    }

    private func vector(at time: Double) -> Vector {
        var vector = start
        for leg in legs { vector = leg.value(from: vector, at: time) }
        return vector
    }

    /// Sets a new target.
    ///
    /// Without an animation, running legs continue, shifted by the difference of the targets. The parts of
    /// the value that cannot be animated change at once.
    mutating func change(
        to value: Value,
        animation: Animation?,
        at time: Double,
        defaults: AnimationDefaults
    ) {
        let old = target.animatableData
        let new = value.animatableData
        target = value
        guard new != old else { return }
        dropFinishedLegs(at: time)
        if let animation {
            if legs.isEmpty { start = old }
            animate(ResolvedAnimation(animation, defaults: defaults), to: new, at: time)
        } else {
            shift(by: new - old)
        }
    }

    private mutating func dropFinishedLegs(at time: Double) {
        guard let index = legs.lastIndex(where: { $0.end <= time }) else { return }
        start = legs[index].target
        legs.removeSubrange(...index)
    }

    private mutating func shift(by difference: Vector) {
        start += difference
        for index in legs.indices { legs[index].target += difference }
    }

    private mutating func animate(_ animation: ResolvedAnimation, to new: Vector, at time: Double) {
        if let last = legs.last, let spring = animation.spring(replacing: last.animation) {
            merge(animation, spring: spring, with: last, to: new, at: time)
        } else {
            // Two changes at the same time are one.
            if legs.last?.start == time { legs.removeLast() }
            let leg = Leg(animation, to: new, at: time)
            legs = leg.end > time && (!legs.isEmpty || start != new) ? legs + [leg] : []
        }
    }

    private mutating func merge(
        _ animation: ResolvedAnimation,
        spring: Spring,
        with last: Leg,
        to new: Vector,
        at time: Double
    ) {
        let before = legs.dropLast().reduce(start) { $1.value(from: $0, at: time) }
        let velocity = last.velocity(from: before, at: time)
        start = last.value(from: before, at: time)
        let leg = Leg(
            animation,
            to: new,
            at: time,
            from: start,
            replacing: last,
            of: spring,
            velocity: velocity
        )
        legs = leg.end > time && (start != new || velocity != .zero) ? [leg] : []
    }
}

extension ResolvedAnimation {
    /// The spring of the animation, if it replaces another animation instead of being added to it.
    fileprivate func spring(replacing old: ResolvedAnimation) -> Spring? {
        guard let spring = curve.fluidSpring, modifiers == old.modifiers else { return nil }
        return modifiers.isEmpty || old.curve.fluidSpring != nil ? spring : nil
    }
}
