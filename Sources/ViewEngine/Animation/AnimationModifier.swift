/// A change of the time of an animation.
enum AnimationModifier: Hashable, Sendable {
    /// In seconds.
    case delay(Double)
    case speed(Double)
    case repetition(count: Double, autoreverses: Bool)

    var repeats: Bool {
        if case .repetition = self { true } else { false }
    }

    /// The seconds that an animation lasts with the modifier, if it lasts `seconds` without it.
    func duration(of seconds: Double) -> Double {
        switch self {
        case .delay(let delay): max(0, seconds + delay)
        // What takes no time takes none at any speed, and in any number.
        case .speed(let speed): seconds > 0 ? seconds / speed : 0
        case .repetition(let count, _): seconds > 0 ? seconds * count : 0
        }
    }

    /// The place in an animation that lasts `seconds` without the modifier, for a place in it with the
    /// modifier.
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
