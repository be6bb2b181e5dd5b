/// The actions that run later, on the clock of the events.
struct ScheduledActions {
    private struct Delayed {
        let time: Double
        let action: () -> Void
    }

    /// A timer of a view, which ticks while the view is present.
    private struct Ticking {
        var time: Double
        let interval: Double
        let action: () -> Void
    }

    /// Ends a chain of actions that schedule each other, and timers that tick forever.
    static let maximumCount = 64

    private var delayed: [Delayed] = []
    private var timers: [ViewIdentity: Ticking] = [:]
    /// The timers of the previous update, from which those of the same views go on.
    private var previousTimers: [ViewIdentity: Ticking] = [:]
    private var count = 0

    /// The time in seconds at which the next action runs; `nil` if there is none.
    var nextTime: Double? {
        guard count < Self.maximumCount else { return nil }
        return (delayed.map(\.time) + timers.values.map(\.time)).min()
    }

    mutating func add(at time: Double, _ action: @escaping () -> Void) {
        delayed.append(Delayed(time: time, action: action))
    }

    mutating func beginUpdate() {
        guard !timers.isEmpty || !previousTimers.isEmpty else { return }
        previousTimers = timers
        timers.removeAll(keepingCapacity: true)
    }

    /// Ticks in an interval in seconds, as long as each update calls it.
    mutating func tick(
        _ identity: ViewIdentity,
        every interval: Double,
        from time: Double,
        _ action: @escaping () -> Void
    ) {
        let next = previousTimers[identity]?.time ?? time + interval
        timers[identity] = Ticking(time: next, interval: interval, action: action)
    }

    /// Runs an action once at a time in seconds, if the last update calls it.
    mutating func wake(_ identity: ViewIdentity, at time: Double, _ action: @escaping () -> Void) {
        timers[identity] = Ticking(time: time, interval: .infinity, action: action)
    }

    /// Removes the actions that run until a time, in their order.
    mutating func take(until time: Double) -> [() -> Void] {
        count += 1
        let due = delayed.filter { $0.time <= time }
        delayed.removeAll { $0.time <= time }
        var actions = due.map { (time: $0.time, action: $0.action) }
        for (identity, timer) in timers where timer.time <= time {
            actions.append((timer.time, timer.action))
            timers[identity]?.time += timer.interval
        }
        return actions.sorted { $0.time < $1.time }.map(\.action)
    }
}
