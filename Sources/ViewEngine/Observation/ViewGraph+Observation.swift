import Observation

extension ViewGraph {
    /// Runs bodies; a later change of an observable object that they read queues an update.
    func observingObjects<Result>(_ bodies: () -> Result) -> Result {
        let observer = ObjectObserver(state)
        return withObservationTracking(bodies) { observer.invalidate() }
    }
}

/// Queues an update of the views.
///
/// Unchecked `Sendable`, because objects of a tree change on its thread only.
private final class ObjectObserver: @unchecked Sendable {
    private weak var state: StateStorage?

    init(_ state: StateStorage) {
        self.state = state
    }

    func invalidate() {
        state?.invalidate(in: .current)
    }
}
