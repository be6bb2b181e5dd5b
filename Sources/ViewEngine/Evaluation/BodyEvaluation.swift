/// The evaluation of the bodies that are not compiled, in one job: the steps that they take, and the first error.
///
/// Unchecked `Sendable`, because it stays on the thread of the job: the task-local value ends with the call.
package final class BodyEvaluation: @unchecked Sendable {
    /// The result of an evaluation beside its values.
    package struct Outcome: Sendable {
        package fileprivate(set) var steps = 0
        /// The error that stopped a body first.
        package fileprivate(set) var error: (any Error)?
        /// The place of the first body, in which the others are.
        fileprivate var firstBody: (any Sendable)?
    }

    /// The number of steps that all bodies together may take.
    package let stepLimit: Int
    package fileprivate(set) var outcome = Outcome()

    /// The memory of the program whose bodies are evaluated, which ends with the job.
    package var memory: AnyObject?

    @TaskLocal private static var running: BodyEvaluation?

    /// The evaluation of the job that is running; `nil` where there is no limit for a job.
    package static var current: BodyEvaluation? { running }

    private init(stepLimit: Int) {
        self.stepLimit = stepLimit
    }

    /// Runs a job whose bodies together may take a number of steps.
    package static func run<Value>(stepLimit: Int, _ job: () -> Value) -> (value: Value, outcome: Outcome) {
        let evaluation = BodyEvaluation(stepLimit: stepLimit)
        let value = $running.withValue(evaluation, operation: job)
        return (value, evaluation.outcome)
    }

    /// The number of identities that bodies and actions have taken.
    private var identities: UInt64 = 0

    /// The number of the next identity; it counts from 1.
    func nextIdentity() -> UInt64 {
        identities += 1
        return identities
    }

    package var remainingSteps: Int { max(0, stepLimit - outcome.steps) }

    /// Counts the steps of a body.
    package func count(steps: Int) {
        outcome.steps += steps
    }

    /// The place of the body whose views are being made.
    private var body: (any Sendable)?

    /// Notes that the views of a body are made next.
    package func enter(body place: any Sendable) {
        body = place
        outcome.firstBody = outcome.firstBody ?? place
    }

    /// Notes an error that stopped a body.
    package func fail(_ error: any Error) {
        guard outcome.error == nil else { return }
        if let excess = error as? TreeExcess, let body = excess.isOfBody ? body : outcome.firstBody {
            outcome.error = LocatedExcess(excess: excess, body: body)
        } else {
            outcome.error = error
        }
    }
}

/// A value that a cache stores, with the outcome of the bodies that were evaluated for it.
///
/// A job that takes it from the cache has the same outcome as one that makes it, so no response depends on earlier
/// requests.
package struct EvaluatedValue<Value> {
    /// The value, for the job that has made it.
    package let value: Value
    private let outcome: BodyEvaluation.Outcome
    /// Whether the value and its outcome are those of any other job that makes it.
    ///
    /// After an error a job draws nothing more; and how much work a layout is depends on the title.
    package let isReusable: Bool

    private init(value: Value, outcome: BodyEvaluation.Outcome, isReusable: Bool = true) {
        self.value = value
        self.outcome = outcome
        self.isReusable = isReusable && !(outcome.error is TreeExcess || outcome.error is LocatedExcess)
    }

    /// Makes a value as a part of the current evaluation.
    package init(making make: () -> Value) {
        guard let evaluation = BodyEvaluation.current else {
            self.init(value: make(), outcome: BodyEvaluation.Outcome())
            return
        }
        let before = evaluation.outcome
        let value = make()
        let steps = evaluation.outcome.steps - before.steps
        self.init(
            value: value,
            outcome: BodyEvaluation.Outcome(
                steps: steps,
                error: evaluation.outcome.error,
                firstBody: evaluation.outcome.firstBody
            ),
            isReusable: before.error == nil
        )
    }

    /// Makes a value in an evaluation of its own with the same limit, whose steps are not those of the job.
    package static func separately(making make: () -> Value) -> EvaluatedValue {
        guard let evaluation = BodyEvaluation.current else {
            return EvaluatedValue(value: make(), outcome: BodyEvaluation.Outcome())
        }
        let (value, outcome) = BodyEvaluation.run(stepLimit: evaluation.stepLimit, make)
        return EvaluatedValue(value: value, outcome: BodyEvaluation.Outcome(steps: 0, error: outcome.error))
    }

    /// The value, whose outcome becomes a part of the current evaluation.
    package func used() -> Value {
        if outcome.steps > 0 || outcome.error != nil, let evaluation = BodyEvaluation.current {
            evaluation.count(steps: outcome.steps)
            evaluation.outcome.firstBody = evaluation.outcome.firstBody ?? outcome.firstBody
            if let error = outcome.error { evaluation.fail(error) }
        }
        return value
    }
}

extension EvaluatedValue: Sendable where Value: Sendable {}
