/// The work that a tree of views makes, counted in a job whose bodies have a limit.
final class TreeWork {
    /// `nil` where there is no limit.
    private var evaluation: BodyEvaluation?
    /// The views and measurements since the update or the layout began.
    private var views = 0
    private var measurements = 0
    private var totalViews = 0
    private var totalMeasurements = 0
    private var depth = 0

    /// Starts to count the views of an update for the current job.
    func beginUpdate() {
        evaluation = BodyEvaluation.current
        views = 0
    }

    /// Lays a tree out, which has a number of measurements of its own.
    func layout(isUpdate: Bool, _ body: () -> Void) {
        evaluation = BodyEvaluation.current
        measurements = 0
        body()
        if isUpdate {
            totalMeasurements += measurements
            if totalMeasurements > TreeLimits.totalMeasurements {
                evaluation?.fail(TreeExcess.measurements(limit: TreeLimits.totalMeasurements))
            }
        }
        // A tree in a cache outlives the job.
        evaluation = nil
    }

    /// Lowers a view, if there is a budget for it.
    func lower(_ body: () -> Void) {
        guard let evaluation else { return body() }
        guard evaluation.outcome.error == nil else { return }
        views += 1
        totalViews += 1
        guard views <= TreeLimits.views else {
            return evaluation.fail(TreeExcess.views(limit: TreeLimits.views))
        }
        guard totalViews <= TreeLimits.totalViews else {
            return evaluation.fail(TreeExcess.views(limit: TreeLimits.totalViews))
        }
        guard depth < TreeLimits.depth else { return evaluation.fail(TreeExcess.depth) }
        depth += 1
        body()
        depth -= 1
    }

    /// Counts measurements; false if there is no budget for them.
    func measure(count: Int = 1) -> Bool {
        guard let evaluation else { return true }
        measurements += count
        guard measurements > TreeLimits.measurements else { return true }
        evaluation.fail(TreeExcess.measurements(limit: TreeLimits.measurements))
        return false
    }
}
