/// What the actions that run now have logged.
///
/// Unchecked, because it never leaves the thread that runs them: the task-local value ends with the call.
final class ActionLog: @unchecked Sendable {
    private(set) var names: [String] = []

    @TaskLocal static var current: ActionLog?

    func append(_ name: String) {
        names.append(name)
    }
}

/// Notes that an action ran, for the log of the interaction.
public func logAction(_ name: String) {
    ActionLog.current?.append(name)
}
