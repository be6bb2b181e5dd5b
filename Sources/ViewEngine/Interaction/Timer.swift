/// A timer on the clock of the events.
public enum Timer {
    /// Publishes its ticks to the views that receive them.
    public struct TimerPublisher: Sendable {
        /// In seconds.
        let interval: Double

        public func autoconnect() -> TimerPublisher { self }
    }

    /// A timer that ticks in an interval in seconds.
    public static func publish(
        every interval: Double,
        tolerance: Double? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval)
    }
}

/// The loop that a timer belongs to; there is one.
public struct RunLoop: Sendable {
    public enum Mode: Sendable {
        case common, `default`
    }

    public static let main = RunLoop()
    public static let current = RunLoop()
}

/// Runs an action at the ticks of a timer.
public struct OnReceiveModifier: InputsModifier {
    /// In seconds.
    let interval: Double
    let action: () -> Void

    public func modify(_ inputs: inout ViewInputs) {
        guard interval > 0 else { return }
        let graph = inputs.graph
        graph.scheduledActions.tick(inputs.identity, every: interval, from: graph.time, action)
    }
}

extension View {
    /// Runs an action at each tick of a timer, with its time in seconds since it started.
    public func onReceive(
        _ publisher: Timer.TimerPublisher,
        perform action: @escaping (_ time: Double) -> Void
    ) -> ModifiedContent<Self, OnReceiveModifier> {
        let graph = ViewScope.currentInputs?.graph
        let bound = ViewScope.bound { action(graph?.time ?? 0) }
        return modifier(OnReceiveModifier(interval: publisher.interval, action: bound))
    }
}
