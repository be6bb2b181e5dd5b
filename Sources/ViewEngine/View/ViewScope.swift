/// The place in the tree where a dynamic property that is being read stands.
///
/// A tree sets its scope for the thread once, while it is resolved or touched, and moves it from body
/// to body. Unchecked, because it never leaves that thread: the task-local value ends with the call.
final class ViewScope: @unchecked Sendable {
    fileprivate(set) var inputs: ViewInputs

    @TaskLocal private static var current: ViewScope?

    private init(_ inputs: ViewInputs) {
        self.inputs = inputs
    }

    /// The inputs of the body, or of the action, that runs now.
    static func inputs(for property: StaticString) -> ViewInputs {
        guard let current else {
            preconditionFailure("\(property) was read outside of a body and of an action")
        }
        return current.inputs
    }

    /// Runs a body, or an action, in which dynamic properties read and write the given inputs.
    static func evaluate<Result>(_ inputs: ViewInputs, _ body: () -> Result) -> Result {
        guard let current else {
            return $current.withValue(ViewScope(inputs), operation: body)
        }
        let outer = current.inputs
        current.inputs = inputs
        defer { current.inputs = outer }
        return body()
    }

    /// An action that runs in the scope in which it is written, whoever calls it.
    static func bound<each Argument, Result>(
        _ action: @escaping (repeat each Argument) -> Result
    ) -> (repeat each Argument) -> Result {
        guard let inputs = current?.inputs else { return action }
        return { (argument: repeat each Argument) in
            evaluate(inputs) { action(repeat each argument) }
        }
    }

    /// Sets the scope for all bodies that run inside.
    static func open<Result>(_ inputs: ViewInputs, _ body: () -> Result) -> Result {
        $current.withValue(ViewScope(inputs), operation: body)
    }
}
