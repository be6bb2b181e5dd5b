import Glibc

/// The processor time of a thread, which other threads of a busy machine change far less than the time that passes.
package enum ThreadClock {
    /// The time that the calling thread has taken so far, in nanoseconds.
    package static var nanoseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    /// The time that a function takes, without that of other threads that it starts.
    package static func measure(_ body: () throws -> Void) rethrows -> Duration {
        let start = nanoseconds
        try body()
        return .nanoseconds(nanoseconds - start)
    }
}
