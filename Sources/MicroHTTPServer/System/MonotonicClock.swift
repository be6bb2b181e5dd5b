/// A clock that is never set back.
package enum MonotonicClock {
    /// The time since an arbitrary moment, in nanoseconds.
    package static func nanoseconds() -> Int { MonotonicTime.now.nanoseconds(since: .origin) }
}
