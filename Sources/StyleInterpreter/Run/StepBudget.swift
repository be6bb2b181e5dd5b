import Synchronization

/// The steps that all bodies and actions of one job may take together.
///
/// Without one, each style that was made has a budget of its own, for as long as it is used.
package final class StepBudget: Sendable {
    @TaskLocal static var current: StepBudget?

    let total: Int
    private let steps: Atomic<Int>

    private init(_ total: Int) {
        self.total = total
        steps = Atomic(total)
    }

    var remaining: Int {
        get { steps.load(ordering: .relaxed) }
        set { steps.store(newValue, ordering: .relaxed) }
    }

    /// Runs a job whose styles may take a number of steps.
    package static func withSteps<Result, Thrown: Error>(
        _ steps: Int = InterpreterLimits().steps,
        _ job: () throws(Thrown) -> Result
    ) throws(Thrown) -> Result {
        var result: Swift.Result<Result, Thrown>?
        $current.withValue(StepBudget(steps)) {
            do throws(Thrown) {
                result = .success(try job())
            } catch {
                result = .failure(error)
            }
        }
        guard let result else { preconditionFailure("the job has run") }
        return try result.get()
    }
}
