/// The queue of the main thread, on the clock of the events.
public struct DispatchQueue: Sendable {
    public static let main = DispatchQueue()

    /// The quality of service of a queue.
    public enum QoSClass: Hashable, Sendable {
        case userInteractive, userInitiated, `default`, utility, background, unspecified
    }

    private init() {}

    /// The same queue, since there is one clock.
    public static func global(qos: QoSClass = .default) -> DispatchQueue { main }

    /// Runs an action after the one that is running.
    public func async(execute action: @escaping () -> Void) {
        guard let inputs = ViewScope.currentInputs else { return }
        inputs.graph.pendingActions.append(ViewScope.bound(action))
    }

    /// Runs an action later; a picture of a state shows none of its effects.
    public func asyncAfter(deadline: DispatchTime, execute action: @escaping () -> Void) {
        run(after: deadline.seconds, action)
    }

    /// Does what `asyncAfter` does, without the compiler's rule that its closure belongs to the main actor.
    package func run(after seconds: Double, _ action: @escaping () -> Void) {
        guard let graph = ViewScope.currentInputs?.graph else { return }
        graph.scheduledActions.add(at: graph.time + max(0, seconds), ViewScope.bound(action))
    }
}

/// A time in the future.
public struct DispatchTime: Sendable {
    /// In seconds from now.
    fileprivate let seconds: Double

    public static func now() -> DispatchTime { DispatchTime(seconds: 0) }

    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(seconds: time.seconds + seconds)
    }

    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time + interval.seconds
    }
}

public enum DispatchTimeInterval: Hashable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case microseconds(Int)
    case nanoseconds(Int)

    fileprivate var seconds: Double {
        switch self {
        case .seconds(let count): Double(count)
        case .milliseconds(let count): Double(count) / 1e3
        case .microseconds(let count): Double(count) / 1e6
        case .nanoseconds(let count): Double(count) / 1e9
        }
    }
}
