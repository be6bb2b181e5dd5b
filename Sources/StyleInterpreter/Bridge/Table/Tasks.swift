import ViewEngine

// Later work: a picture does not wait, so none of it runs.
extension Bridge {
    mutating func addTasks() {
        modifier("task", .or("priority", TaskPriorityName.userInitiated), "_") {
            (view, priority: TaskPriorityName, action: Action) in
            view.task {}
        }
        modifier("task", "id", .or("priority", TaskPriorityName.userInitiated), "_") {
            (view, id: Any0, priority: TaskPriorityName, action: Action) in
            view.task(id: id) {}
        }
        add(TaskPriorityName.self, "Hashable")
        constants(
            "TaskPriority",
            [
                "userInitiated": TaskPriorityName.userInitiated, "utility": .utility,
                "background": .background, "high": .high, "medium": .medium, "low": .low,
            ]
        )
        add(LaterTask.self)
        initializer(.orNil("priority"), "operation") { (priority: TaskPriorityName?, action: Action) in
            LaterTask()
        }
        method("Task", "cancel") { (task: LaterTask) in Nothing() }
        factory("Task", "sleep", "nanoseconds") { (time: Int) in Nothing() }
        factory("Task", "sleep", "for", .orNil("tolerance")) { (time: Pause, tolerance: Pause?) in Nothing() }
        add(Pause.self, "Hashable")
        for unit in ["seconds", "milliseconds", "microseconds", "nanoseconds"] {
            factory("Duration", unit, "_") { (count: Int) in Pause() }
            factory("Duration", unit, "_") { (count: Double) in Pause() }
        }
        factory("Task", "detached", .orNil("priority"), "operation") {
            (priority: TaskPriorityName?, action: Action) in
            LaterTask()
        }
    }
}

/// A priority of a task.
enum TaskPriorityName: EngineValue, Hashable, Sendable {
    case userInitiated, utility, background, high, medium, low
    static var typeName: String { "TaskPriority" }
}

/// The duration of a pause of a task, which does not run.
struct Pause: EngineValue, Hashable, Sendable {
    static var typeName: String { "Duration" }
}

/// A task that does not run.
struct LaterTask: EngineValue {
    static var typeName: String { "Task" }
}
