import Glibc

/// A moment on a clock that is never set back.
struct MonotonicTime: Comparable, Sendable {
    private let nanoseconds: Int64

    /// The moment from which the clock counts.
    static let origin = MonotonicTime(nanoseconds: 0)

    static var now: MonotonicTime {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
    }

    func advanced(bySeconds seconds: Int) -> MonotonicTime {
        MonotonicTime(nanoseconds: nanoseconds + Int64(seconds) * 1_000_000_000)
    }

    func advanced(byMilliseconds milliseconds: Int) -> MonotonicTime {
        MonotonicTime(nanoseconds: nanoseconds + Int64(milliseconds) * 1_000_000)
    }

    func nanoseconds(since earlier: MonotonicTime) -> Int {
        Int(nanoseconds - earlier.nanoseconds)
    }

    func microseconds(since earlier: MonotonicTime) -> Int {
        Int((nanoseconds - earlier.nanoseconds) / 1000)
    }

    static func < (first: MonotonicTime, second: MonotonicTime) -> Bool {
        first.nanoseconds < second.nanoseconds
    }
}
