import Glibc

/// Waits until a condition holds, at most a number of seconds; returns whether it holds.
func holds(within seconds: Double = 5, _ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
    while ContinuousClock.now < deadline {
        if try condition() { return true }
        usleep(2000)
    }
    return try condition()
}
