import Glibc

/// Whether something takes less time than a limit at one of three attempts: a busy neighbor makes any of them longer.
func takes(lessThan limit: Duration, _ body: () throws -> Void) rethrows -> Bool {
    for _ in 0..<3 where try ContinuousClock().measure(body) < limit { return true }
    return false
}

/// Waits until a condition holds, at most a number of seconds; returns whether it holds.
func holds(within seconds: Double = 20, _ condition: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
    while ContinuousClock.now < deadline {
        if try condition() { return true }
        usleep(2000)
    }
    return try condition()
}
