/// An animation with its defaults applied.
struct ResolvedAnimation {
    let curve: AnimationCurve
    let modifiers: [AnimationModifier]
    /// The duration in seconds of the curve, or of one of its repeated legs.
    private let curveDuration: Double

    init(_ animation: Animation, defaults: AnimationDefaults) {
        curve = animation.curve(defaults)
        modifiers = animation.modifiers
        curveDuration = curve.duration
    }

    var repeats: Bool { modifiers.contains(where: \.repeats) }

    /// The duration in seconds, infinite if it repeats forever.
    var duration: Double { duration(ofCurve: curveDuration) }

    /// The duration in seconds for a given duration of the curve.
    func duration(ofCurve seconds: Double) -> Double {
        modifiers.reduce(seconds) { $1.duration(of: $0) }
    }

    /// The repetition that the animation ends in; `nil` for an animation that ends, or that never repeats itself.
    var repetition: AnimationRepetition? {
        var repetition: AnimationRepetition?
        var seconds = curveDuration
        for modifier in modifiers {
            repetition = modifier.repetition(of: repetition, lasting: seconds)
            seconds = modifier.duration(of: seconds)
        }
        guard let repetition, repetition.period > 0, repetition.period.isFinite, repetition.start.isFinite
        else {
            return nil
        }
        return repetition
    }

    /// The phase of the curve after some seconds.
    func phase(at time: Double) -> AnimationPhase {
        var phase = AnimationPhase(time: max(0, time))
        for index in modifiers.indices.reversed() {
            let seconds = modifiers[..<index].reduce(curveDuration) { $1.duration(of: $0) }
            phase = modifiers[index].apply(to: phase, of: seconds)
        }
        return phase
    }
}
