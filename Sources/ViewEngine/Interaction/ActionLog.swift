/// The log of the actions that are running.
///
/// Unchecked `Sendable`, because it stays on the thread that runs them: the task-local value ends with the
/// call.
final class ActionLog: @unchecked Sendable {
    private(set) var names: [String] = []

    @TaskLocal static var current: ActionLog?

    func append(_ name: String) {
        names.append(name)
    }
}

/// Logs that an action ran, for `Recording.actions`.
package func logAction(_ name: String) {
    ActionLog.current?.append(name)
}
