import CMath

extension Spring {
    /// The seconds that SwiftUI takes a motion from zero to 1 to last.
    public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

    /// The seconds that SwiftUI takes a motion to last; `epsilon` is how near the target counts as there.
    ///
    /// With damping it is where the envelope of the motion is near enough, and without bounce the first
    /// tenth of a second at which the motion itself is.
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

    /// The last moment at which a motion from rest is a thousandth of its step away from the target.
    var restDuration: Double {
        guard response > 0 else { return 0 }
        guard dampingRatio < 1 else { return restDuration(step: 1, speed: 0, tolerance: 0.001) }
        // The motion turns round every half oscillation, each time by the same factor nearer. From the
        // last turn that is too far away it falls to the tolerance just once.
        let half = .pi / (angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot())
        let turns = (-log(0.001) / (dampingRatio * angularFrequency * half)).rounded(.down)
        return lastMoment(from: turns * half, to: (turns + 1) * half) {
            motion(at: $0).displacement.magnitude >= 0.001
        }
    }

    /// A moment from which on a motion stays within `tolerance` of its target, given the lengths of its
    /// step and of its initial velocity.
    ///
    /// It is exact where the spring does not bounce and has no initial velocity; otherwise the motion may
    /// be there earlier.
    func restDuration(step: Double, speed: Double, tolerance: Double) -> Double {
        guard response > 0 else { return 0 }
        func isOutside(_ time: Double) -> Bool {
            bound(step: step, speed: speed, at: time) >= tolerance
        }
        // After this time no bound rises any more.
        var time = 1 / decayRate
        guard isOutside(time) else { return time }
        while isOutside(2 * time) { time *= 2 }
        return lastMoment(from: time, to: 2 * time, where: isOutside)
    }

    /// The farthest that a motion can be from its target at a moment or later.
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

    /// The last moment at which a condition holds that holds at the start, and from some moment on no more.
    private func lastMoment(
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
