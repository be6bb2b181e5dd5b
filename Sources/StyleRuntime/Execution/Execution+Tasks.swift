import ViewEngine

/// A task of the program, whose pauses end on the clock of the events.
package final class RunningTask: EngineValue {
    package static var engineType: EngineType { .task }
    /// Whether nothing more of it runs.
    package private(set) var isCancelled = false

    package func cancel() { isCancelled = true }
}

/// The code that follows when code that a task has left for a pause ends.
package enum TaskStep {
    /// The rest of a block, a loop or a call.
    case then((Flow) throws(Failure) -> Flow)
    /// The clauses that catch its errors.
    case catching((Failure) throws(Failure) -> Flow)
}

// A pause leaves the code of a task as an error does: each block on the way notes what is left of it, and that runs when
// the pause is over.
extension Execution {
    /// Starts a task after everything that happens now, so that a picture at rest shows none of its effects.
    func start(_ function: Value.Function) -> RunningTask {
        let task = RunningTask()
        resume(task, after: 0, then: []) { _ throws(Failure) in
            self.isAwaiting = true
            defer { self.isAwaiting = false }
            var arguments: [Value] = []
            _ = try function.call(&arguments)
            return .next
        }
        return task
    }

    /// Runs a step of a task later, and then the steps around it, until the next pause.
    private func resume(
        _ task: RunningTask,
        after seconds: Double,
        then steps: [TaskStep],
        first: @escaping (Flow) throws(Failure) -> Flow = { $0 }
    ) {
        DispatchQueue.main.run(after: seconds) {
            guard !task.isCancelled else { return }
            self.run(orElse: ()) { () throws(Failure) in
                try self.proceed(task, with: [.then(first)] + steps)
            }
        }
    }

    private func proceed(_ task: RunningTask, with steps: [TaskStep]) throws(Failure) {
        var outcome = Result<Flow, Failure>.success(.next)
        for (index, step) in steps.enumerated() {
            outcome = outcome.applying(step)
            guard case .failure(let failure) = outcome, case .pause(let seconds) = failure.cause else {
                continue
            }
            defer { pausedSteps = [] }
            // A pause without an end ends the task.
            guard seconds.isFinite else { return }
            return resume(task, after: seconds, then: pausedSteps + steps[(index + 1)...])
        }
        guard case .failure(let failure) = outcome else { return }
        // Nobody sees the errors of a task.
        if caught(failure) == nil, failure.isLimit { throw failure }
    }

    /// Notes what follows in code that a task leaves, if it leaves it for a pause.
    package func note(_ step: @autoclosure () -> TaskStep, after failure: Failure) {
        if failure.isPause { pausedSteps.append(step()) }
    }
}

extension Result<Flow, Failure> {
    fileprivate func applying(_ step: TaskStep) -> Self {
        do throws(Failure) {
            switch (self, step) {
            case (.success(let flow), .then(let next)): return .success(try next(flow))
            case (.failure(let failure), .catching(let next)): return .success(try next(failure))
            case (.success, .catching), (.failure, .then): return self
            }
        } catch {
            return .failure(error)
        }
    }
}
