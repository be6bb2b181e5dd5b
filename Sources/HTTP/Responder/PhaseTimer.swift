/// Measures the phases of the jobs of one thread, which follow each other.
package struct PhaseTimer {
    /// The clock, in nanoseconds; without one, no phase takes any time.
    private let clock: (() -> Int)?
    /// The durations of the job under way, or of the last one, up to the last change of the phase.
    package private(set) var durations = PhaseDurations()
    private var phase: Phase?
    private var start = 0

    package init(clock: (() -> Int)?) {
        self.clock = clock
    }

    /// Begins a job with a phase.
    package mutating func begin(_ phase: Phase) {
        durations = PhaseDurations()
        self.phase = nil
        enter(phase)
    }

    /// Ends the phase under way, and begins another one; `nil` ends the job.
    package mutating func enter(_ next: Phase?) {
        guard let clock else { return }
        let now = clock()
        if let phase { durations[phase] += now - start }
        start = now
        phase = next
    }
}
