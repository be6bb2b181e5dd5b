/// The place in the tree at which dynamic properties are being read.
///
/// A tree sets the scope of its thread once, while it is resolved or receives an event, and changes it from
/// body to body. Unchecked `Sendable`, because it stays on that thread: the task-local value ends with the
/// call.
final class ViewScope: @unchecked Sendable {
    fileprivate(set) var inputs: ViewInputs

    @TaskLocal private static var current: ViewScope?

    private init(_ inputs: ViewInputs) {
        self.inputs = inputs
    }

    /// The inputs of the body or of the action that is running.
    static func inputs(for property: StaticString) -> ViewInputs {
        guard let current else {
            preconditionFailure("\(property) was read outside of a body and of an action")
        }
        return current.inputs
    }

    /// The inputs of the body or of the action that is running; `nil` outside of both, as in the initializer of a style.
    static var currentInputs: ViewInputs? { current?.inputs }

    /// Runs a body or an action whose dynamic properties use the given inputs.
    static func evaluate<Result>(in inputs: ViewInputs, body: () -> Result) -> Result {
        guard let current else {
            return $current.withValue(ViewScope(inputs), operation: body)
        }
        let outer = current.inputs
        current.inputs = inputs
        defer { current.inputs = outer }
        return body()
    }

    /// An action that runs in the current scope, wherever it is called from.
    static func bound<each Argument, Result>(
        _ action: @escaping (repeat each Argument) -> Result
    ) -> (repeat each Argument) -> Result {
        guard let inputs = current?.inputs else { return action }
        return { (argument: repeat each Argument) in
            evaluate(in: inputs) { action(repeat each argument) }
        }
    }

    /// Queues an update of the views, since an object that they may read has changed.
    static func invalidate() {
        current?.inputs.graph.state.invalidate(in: .current)
    }

    /// Sets the initial scope for the bodies that run inside.
    static func open<Result>(for inputs: ViewInputs, body: () -> Result) -> Result {
        $current.withValue(ViewScope(inputs), operation: body)
    }
}
