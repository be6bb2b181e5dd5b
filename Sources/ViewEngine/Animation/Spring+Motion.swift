import CMath

extension Spring {
    /// The two basic motions at one time; every motion of a spring is a combination of them.
    ///
    /// The remaining distance is step × `displacement` + initial velocity × `impulse`.
    struct Motion {
        /// The remaining distance of a displacement of 1 that starts from rest.
        var displacement = 0.0
        /// The distance from the target of a value that starts there with a velocity of 1.
        var impulse = 0.0
        /// The rates of change of both, per second.
        var displacementRate = 0.0
        var impulseRate = 0.0
    }

    /// The rate at which the slowest part of a motion decays, per second.
    var decayRate: Double {
        let excess = dampingRatio * dampingRatio - 1
        return angularFrequency * (excess > 0 ? 1 / (dampingRatio + excess.squareRoot()) : dampingRatio)
    }

    func motion(at time: Double) -> Motion {
        // e⁻⁷⁰⁰ is about the smallest `Double`; an infinitely stiff spring is always beyond.
        guard decayRate * time < 700 else { return Motion() }
        let friction = dampingRatio * angularFrequency
        let split = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).magnitude.squareRoot()
        let decay = exp(-decayRate * time)
        let swing: Double
        let impulse: Double
        if dampingRatio < 1 {
            swing = decay * cos(split * time)
            impulse = decay * sin(split * time) / split
        } else if dampingRatio > 1 {
            // Hyperbolic sine and cosine, in a form that neither overflows nor cancels.
            let faster = expm1(-2 * split * time)
            swing = decay * (1 + faster / 2)
            impulse = decay * -faster / (2 * split)
        } else {
            swing = decay
            impulse = decay * time
        }
        return Motion(
            displacement: swing + friction * impulse,
            impulse: impulse,
            displacementRate: -angularFrequency * angularFrequency * impulse,
            impulseRate: swing - friction * impulse
        )
    }

    /// The value of a spring that starts at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let motion = motion(at: max(0, time))
        return target.scaled(by: 1 - motion.displacement) + initialVelocity.scaled(by: motion.impulse)
    }

    /// The velocity of a spring that starts at zero, per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let motion = motion(at: max(0, time))
        return target.scaled(by: -motion.displacementRate) + initialVelocity.scaled(by: motion.impulseRate)
    }
}
