import StyleRuntime
import ViewEngine

extension AnyView {
    /// The view in an environment that code of a program changes; a failure leaves the environment as it is.
    func environment(
        of execution: Execution,
        changedBy change: @escaping (inout EnvironmentValues) throws(Failure) -> Void
    ) -> AnyView {
        AnyView(
            transformEnvironment(\.self) { environment in
                let before = environment
                environment = execution.run(orElse: before) { () throws(Failure) in
                    var environment = before
                    try change(&environment)
                    return environment
                }
            }
        )
    }
}
