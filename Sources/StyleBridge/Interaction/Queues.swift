import StyleRuntime
import ViewEngine

// The main queue and timers, on the clock of the events.
extension Bridge {
    mutating func addQueues() {
        // There is one thread: the work of other queues runs in its order.
        factory("global", of: "DispatchQueue", labels: .orNil("qos")) { (quality: TaskPriorityName?) in
            DispatchQueue.main
        }
        method("async", of: "DispatchQueue", labels: "execute") { (queue: DispatchQueue, action: Action) in
            let work = QueuedAction(action: action)
            queue.async { work.run() }
            return Nothing()
        }
        method("asyncAfter", of: "DispatchQueue", labels: "deadline", "execute") {
            (queue: DispatchQueue, time: DispatchTime, action: Action) in
            let work = QueuedAction(action: action)
            queue.asyncAfter(deadline: time) { work.run() }
            return Nothing()
        }
        function("+", labels: "_", "_") { (time: DispatchTime, seconds: Double) in time + seconds }
        function("+", labels: "_", "_") { (time: DispatchTime, interval: DispatchTimeInterval) in
            time + interval
        }
        addTimers()
    }

    private mutating func addTimers() {
        add(ScheduledTimer.self, "AnyObject")
        factory("scheduledTimer", of: "Timer", labels: "withTimeInterval", "repeats", "block") {
            (interval: Double, repeats: Bool, block: Callback<Nothing, ScheduledTimer>) in
            ScheduledTimer(after: interval, repeats: repeats, block)
        }
        method("invalidate", of: "Timer") { (timer: ScheduledTimer) in
            timer.invalidate()
            return Nothing()
        }
        property("isValid", of: "Timer") { (timer: ScheduledTimer) in timer.isValid }
        factory("publish", of: "Timer", labels: "every", .orNil("tolerance"), "on", "in") {
            (interval: Double, tolerance: Double?, loop: RunLoop, mode: RunLoop.Mode) in
            Timer.publish(every: interval, tolerance: tolerance, on: loop, in: mode)
        }
    }
}

/// An action on a queue, whose closures are sendable by the name of its functions.
///
/// Unchecked `Sendable`, because the queue of a tree stays on its thread.
private struct QueuedAction: @unchecked Sendable {
    let action: Action

    func run() { _ = action() }
}

/// A timer that runs a function once; one that repeats does not run, since a picture comes to rest.
///
/// Unchecked `Sendable`, because the queue of a tree stays on its thread.
final class ScheduledTimer: EngineValue, @unchecked Sendable {
    static var engineType: EngineType { .timer }
    private(set) var isValid = true
    private let block: Callback<Nothing, ScheduledTimer>

    init(after interval: Double, repeats: Bool, _ block: Callback<Nothing, ScheduledTimer>) {
        self.block = block
        guard !repeats else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, interval)) { self.fire() }
    }

    func invalidate() { isValid = false }

    private func fire() {
        guard isValid else { return }
        isValid = false
        _ = block(self)
    }
}

extension DispatchQueue: EngineValue { static var engineType: EngineType { .dispatchQueue } }
extension DispatchTime: EngineValue { static var engineType: EngineType { .dispatchTime } }
extension DispatchTimeInterval: EngineValue { static var engineType: EngineType { .dispatchTimeInterval } }
extension RunLoop: EngineValue { static var engineType: EngineType { .runLoop } }
extension RunLoop.Mode: EngineValue { static var engineType: EngineType { .runLoopMode } }
extension Timer.TimerPublisher: EngineValue { static var engineType: EngineType { .timerTimerPublisher } }
