import Glibc

/// Ends the process if a job takes far more processor time than the program allows that has asked for it, which may have
/// ended.
struct JobTimer {
    /// The time at which the timer was set last.
    private var setTime: ContinuousClock.Instant?

    /// Begins a job, which may take 29 seconds at least.
    mutating func beginJob() {
        let now = ContinuousClock.now
        // Jobs before this one have not taken more time than has passed.
        if let setTime, now - setTime < .seconds(1) { return }
        setTime = now
        var timer = itimerval()
        timer.it_value.tv_sec = Self.seconds
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }

    private static let seconds = 30
}
