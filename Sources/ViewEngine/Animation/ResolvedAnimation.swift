/// An animation whose defaults are known.
struct ResolvedAnimation {
    let curve: AnimationCurve
    let modifiers: [AnimationModifier]
    /// Seconds of the curve, or of one of its repeated legs.
    private let curveDuration: Double

    init(_ animation: Animation, defaults: AnimationDefaults) {
        curve = animation.curve(defaults)
        modifiers = animation.modifiers
        curveDuration = curve.duration
    }

    var repeats: Bool { modifiers.contains(where: \.repeats) }

    /// Seconds until it ends, infinite if it never does.
    var duration: Double { duration(ofCurve: curveDuration) }

    /// Seconds until it would end if its curve lasted so long.
    func duration(ofCurve seconds: Double) -> Double {
        modifiers.reduce(seconds) { $1.duration(of: $0) }
    }

    /// The place in the curve after some seconds.
    func phase(at time: Double) -> AnimationPhase {
        var phase = AnimationPhase(time: max(0, time))
        for index in modifiers.indices.reversed() {
            let seconds = modifiers[..<index].reduce(curveDuration) { $1.duration(of: $0) }
            phase = modifiers[index].apply(to: phase, of: seconds)
        }
        return phase
    }
}
