/// The place in the tree where a dynamic property that is being read stands.
///
/// Unchecked, because a scope never leaves the thread that evaluates a body: the task-local value
/// ends with the call that set it.
struct ViewScope: @unchecked Sendable {
    let inputs: ViewInputs

    @TaskLocal static var current: ViewScope?

    /// The scope of the body, or of the action, that runs now.
    static func required(by property: StaticString) -> ViewScope {
        guard let current else {
            preconditionFailure("\(property) was read outside of a body and of an action")
        }
        return current
    }
}
