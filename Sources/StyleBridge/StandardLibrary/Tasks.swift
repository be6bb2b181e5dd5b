import StyleRuntime
import ViewEngine

// Tasks, on the clock of the events. The work of a view from its appearance on does not run.
extension Bridge {
    mutating func addTasks() {
        modifier("task", labels: .or("priority", TaskPriorityName.userInitiated), "_") {
            (view, priority: TaskPriorityName, action: Action) in
            view.task {}
        }
        modifier("task", labels: "id", .or("priority", TaskPriorityName.userInitiated), "_") {
            (view, id: Any0, priority: TaskPriorityName, action: Action) in
            view.task(id: id) {}
        }
        add(TaskPriorityName.self, "Hashable")
        constants(
            of: "TaskPriority",
            [
                "userInitiated": TaskPriorityName.userInitiated, "utility": .utility,
                "background": .background, "high": .high, "medium": .medium, "low": .low,
            ]
        )
        add(RunningTask.self)
        initializer(.orNil("priority"), "operation") { (priority: TaskPriorityName?, action: Action) in
            action.start()
        }
        factory("detached", of: "Task", labels: .orNil("priority"), "operation") {
            (priority: TaskPriorityName?, action: Action) in
            action.start()
        }
        method("cancel", of: "Task") { (task: RunningTask) in
            task.cancel()
            return Nothing()
        }
        property("isCancelled", of: "Task") { (task: RunningTask) in task.isCancelled }
        // A task that is canceled does not continue.
        constants(of: "Task", ["isCancelled": false])
        factory("checkCancellation", of: "Task") { () in Nothing() }
        factory("yield", of: "Task") { () in TaskPause(seconds: 0) }
        factory("sleep", of: "Task", labels: "nanoseconds") { (time: Int) in
            TaskPause(seconds: Double(time) / 1e9)
        }
        factory("sleep", of: "Task", labels: "for", .orNil("tolerance")) {
            (time: TaskDuration, tolerance: TaskDuration?) in
            TaskPause(seconds: time.seconds)
        }
        // There is one thread.
        add(MainThread.self)
        factory("run", of: "MainActor", labels: "_") { (body: Callback<Any0>) in body() }
        factory("assumeIsolated", of: "MainActor", labels: "_") { (body: Callback<Any0>) in body() }
        add(TaskDuration.self, "Hashable")
        constants(of: "Duration", ["zero": TaskDuration(seconds: 0)])
        for (unit, seconds) in [
            "seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9,
        ] {
            factory(unit, of: "Duration", labels: "_") { (count: Int) in
                TaskDuration(seconds: Double(count) * seconds)
            }
            factory(unit, of: "Duration", labels: "_") { (count: Double) in
                TaskDuration(seconds: count * seconds)
            }
        }
    }
}

/// A priority of a task.
enum TaskPriorityName: EngineValue, Hashable, Sendable {
    case userInitiated, utility, background, high, medium, low
    static var engineType: EngineType { .taskPriority }
}

/// The actor of the main thread, of which there are no values.
enum MainThread: EngineValue, Sendable {
    static var engineType: EngineType { .mainActor }
}

/// A duration in seconds.
struct TaskDuration: EngineValue, Hashable, Sendable {
    static var engineType: EngineType { .duration }
    let seconds: Double
}

/// A pause of a task in seconds, which is no value for the program.
package struct TaskPause: Bridged {
    static var bridgedType: StyleType { .void }
    package let seconds: Double

    init(seconds: Double) { self.seconds = seconds }
    init(bridging value: Value) throws(Failure) { throw .mismatch(value, as: .void) }
    var bridged: Value { .engine(self) }
}
