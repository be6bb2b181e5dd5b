/// A change of the timing of an animation.
package enum AnimationModifier: Hashable, Sendable {
    /// In seconds.
    case delay(Double)
    case speed(Double)
    case repetition(count: Double, autoreverses: Bool)

    var repeats: Bool {
        if case .repetition = self { true } else { false }
    }

    /// The duration of an animation with the modifier, if it is `seconds` without it.
    func duration(of seconds: Double) -> Double {
        switch self {
        case .delay(let delay): max(0, seconds + delay)
        // A duration of 0 stays 0 at any speed and any number of repetitions.
        case .speed(let speed): seconds > 0 ? seconds / speed : 0
        case .repetition(let count, _): seconds > 0 ? seconds * count : 0
        }
    }

    /// The repetition of an animation with the modifier, which lasts `seconds` and repeats as given without it.
    func repetition(of repetition: AnimationRepetition?, lasting seconds: Double) -> AnimationRepetition? {
        switch self {
        case .delay(let delay):
            repetition.map { AnimationRepetition(start: max(0, $0.start + delay), period: $0.period) }
        case .speed(let speed):
            repetition.map { AnimationRepetition(start: $0.start / speed, period: $0.period / speed) }
        case .repetition(let count, let autoreverses):
            if seconds > 0, seconds.isFinite, !count.isFinite {
                AnimationRepetition(start: 0, period: autoreverses ? 2 * seconds : seconds)
            } else {
                repetition
            }
        }
    }

    /// The phase of an animation that lasts `seconds` without the modifier, for a phase with the modifier.
    func apply(to phase: AnimationPhase, of seconds: Double) -> AnimationPhase {
        var phase = phase
        switch self {
        case .delay(let delay):
            phase.time = max(0, phase.time - delay)
        case .speed(let speed):
            phase.time *= speed
        case .repetition(let count, let autoreverses):
            guard seconds > 0, seconds.isFinite else { break }
            let leg = min((phase.time / seconds).rounded(.down), count - 1)
            phase.time = max(0, phase.time - leg * seconds)
            if autoreverses, leg.truncatingRemainder(dividingBy: 2) != 0 { phase.isReversed.toggle() }
        }
        return phase
    }
}
