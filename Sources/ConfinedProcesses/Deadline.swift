/// A moment until which something must happen.
package struct Deadline: Sendable {
    private let moment: ContinuousClock.Instant

    package init(milliseconds: Int) {
        moment = .now + .milliseconds(milliseconds)
    }

    private init(_ moment: ContinuousClock.Instant) {
        self.moment = moment
    }

    /// The deadline, or the moment after a number of milliseconds if it is sooner.
    package func orSooner(milliseconds: Int) -> Deadline {
        Deadline(min(moment, .now + .milliseconds(milliseconds)))
    }

    /// The time that is left, rounded up to whole milliseconds; at least 0.
    package var remainingMilliseconds: Int32 {
        let rest = moment - .now
        guard rest > .zero else { return 0 }
        return Int32(
            clamping: rest / .milliseconds(1) < 1_000_000
                ? Int((rest / .milliseconds(1)).rounded(.up)) : 1_000_000
        )
    }
}
