/// Stands for an asynchronous task, which does not run: a picture does not wait.
public struct TaskModifier: InputsModifier {
    public func modify(_ inputs: inout ViewInputs) {
        inputs.note(.task)
    }
}

extension View {
    /// Does not run the action.
    public func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, TaskModifier> {
        modifier(TaskModifier())
    }

    /// Does not run the action.
    public func task<Value: Equatable>(
        id: Value,
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, TaskModifier> {
        modifier(TaskModifier())
    }
}
