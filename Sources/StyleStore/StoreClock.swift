import Glibc

/// The time by which a store notes its sources.
package enum StoreClock {
    /// The seconds since 1970, in UTC.
    package static func seconds() -> Int { time(nil) }

    /// The number of a day, since 1970.
    package static func day(of seconds: Int) -> Int { seconds / 86_400 }
}
