import CMath

extension Spring {
    /// A spring that has come to rest after a duration in seconds.
    ///
    /// The envelope of its motion, from 0 to 1 with an initial velocity per second, is then a thousandth. So UIKit
    /// derives a spring from a duration and a damping ratio (C. Schnorr, “Demystifying UIKit Spring Animations”, 2018).
    package init(lasting duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let ratio = dampingRatio.limited(to: 0.01...1, or: 1)
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        guard duration > 0, duration.isFinite else {
            self.init(response: 0, dampingRatio: ratio)
            return
        }
        /// Whether the envelope at the end is too large, for an angular frequency in radians per second.
        func isTooSlow(_ frequency: Double) -> Bool {
            let rate = ratio * frequency
            let swing = ((1 - ratio) * (1 + ratio)).squareRoot()
            let envelope =
                ratio < 1 ? (rate - velocity) / (swing * frequency) : (frequency - velocity) * duration + 1
            return envelope.magnitude * exp(-rate * duration) > 0.001
        }
        // From here on the envelope decreases with the frequency.
        var low = max(1 / duration, 2 * velocity / ratio)
        var high = low
        while isTooSlow(high) { (low, high) = (high, 2 * high) }
        // Fifty halvings are as exact as a `Double`.
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if isTooSlow(middle) { low = middle } else { high = middle }
        }
        self.init(response: 2 * .pi / high, dampingRatio: ratio)
    }
}
