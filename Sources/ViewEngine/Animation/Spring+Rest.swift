import CMath

extension Spring {
    /// The settling time in seconds of a motion from 0 to 1, as SwiftUI computes it.
    public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The settling time in seconds as SwiftUI computes it; `epsilon` is the distance that counts as settled.
    ///
    /// With bounce it is the time at which the envelope of the motion is near enough, and without bounce the
    /// first tenth of a second at which the motion itself is.
    public func settlingDuration<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        epsilon: Double
    ) -> Double {
        guard response > 0, epsilon > 0 else { return 0 }
        guard dampingRatio < 1 else {
            let rest = restDuration(
                step: target.magnitude,
                speed: initialVelocity.magnitude,
                tolerance: epsilon
            )
            return ((rest * 10).rounded(.down) + 1) / 10
        }
        let friction = dampingRatio * angularFrequency
        let reach = (target.scaled(by: friction) - initialVelocity).magnitude + target.magnitude
        return max(0, log(reach / epsilon) / friction)
    }

    /// The last time at which a motion from rest is a thousandth of its step away from the target.
    var restDuration: Double {
        guard response > 0 else { return 0 }
        guard dampingRatio < 1 else { return restDuration(step: 1, speed: 0, tolerance: 0.001) }
        // The motion reverses every half oscillation, each time nearer by the same factor. After the last
        // reversal outside the tolerance it enters the tolerance exactly once.
        let half = .pi / (angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot())
        let reversals = (-log(0.001) / (dampingRatio * angularFrequency * half)).rounded(.down)
        return lastTime(from: reversals * half, to: (reversals + 1) * half) {
            motion(at: $0).displacement.magnitude >= 0.001
        }
    }

    /// A time after which a motion stays within `tolerance` of its target, for the magnitudes of its step and
    /// of its initial velocity.
    ///
    /// It is exact for a spring without bounce and initial velocity; otherwise it is an upper bound.
    func restDuration(step: Double, speed: Double, tolerance: Double) -> Double {
        guard response > 0 else { return 0 }
        func isOutside(_ time: Double) -> Bool {
            bound(step: step, speed: speed, at: time) >= tolerance
        }
        // After this time the bound decreases monotonically.
        var time = 1 / decayRate
        guard isOutside(time) else { return time }
        while isOutside(2 * time) { time *= 2 }
        return lastTime(from: time, to: 2 * time, where: isOutside)
    }

    /// The largest distance from the target that a motion can have at a time or later.
    private func bound(step: Double, speed: Double, at time: Double) -> Double {
        guard dampingRatio < 1 else {
            let motion = motion(at: time)
            return step * motion.displacement + speed * motion.impulse
        }
        let friction = dampingRatio * angularFrequency
        let swing = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
        let amplitude = (step * angularFrequency + speed) / swing
        let slope = step + (step * friction + speed) * time
        return min(amplitude, slope) * exp(-friction * time)
    }

    /// The last time at which a condition holds that holds from the start up to some time.
    private func lastTime(
        from start: Double,
        to end: Double,
        where holds: (Double) -> Bool
    ) -> Double {
        var low = start
        var high = end
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return high }
            if holds(middle) { low = middle } else { high = middle }
        }
    }
}
