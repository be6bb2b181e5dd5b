import ViewEngine

/// The states of a layer that have not been drawn yet.
///
/// An update of the views animates each part from the state that was drawn before. So if a part jumps and is animated
/// afterwards, as in a button that shrinks at once and grows back slowly, each change is drawn by an update of its own.
struct LayerHistory {
    /// The number of states that wait at most; more would be changes in a loop, whose states are merged.
    static let maximumWaitingCount = 16

    private(set) var current = LayerState()
    /// States before the current one, the oldest first.
    private var waiting: [LayerState] = []
    /// The parts of the current state that have changed since a state was drawn or began to wait.
    private var changedParts: Set<LayerPart> = [.surface, .shadow, .transform, .opacity]

    /// Changes a part of the current state, with an animation, or at once without one.
    mutating func change(
        _ part: LayerPart,
        animation: Animation?,
        change: (inout LayerAppearance) -> Void
    ) {
        if changedParts.contains(part), current[part].animation != animation,
            waiting.count < Self.maximumWaitingCount
        {
            waiting.append(current)
            changedParts = []
        }
        change(&current.appearance)
        current[part] = LayerState.Change(animation: animation, number: current[part].number + 1)
        changedParts.insert(part)
    }

    /// The oldest state that has not been drawn, or else the current one.
    mutating func takeState() -> LayerState {
        guard waiting.isEmpty else { return waiting.removeFirst() }
        changedParts = []
        return current
    }

    /// Whether the current state has been drawn.
    var isDrawn: Bool { waiting.isEmpty && changedParts.isEmpty }
}
