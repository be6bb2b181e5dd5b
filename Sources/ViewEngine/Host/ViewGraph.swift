import Graphics

/// The state shared by all views of one tree.
final class ViewGraph {
    let shaper: any TextShaper
    let animationDefaults: AnimationDefaults
    let state = StateStorage()
    /// The work that counts against limits.
    let work = TreeWork()
    /// The values that modifiers compare between two updates.
    var previousValues = PreviousValues()
    /// The nodes of the previous update, from which the new ones resume.
    var previousNodes: [ViewIdentity: Node] = [:]
    /// The time of the current update in seconds.
    var time = 0.0
    /// Actions to run after the views have been updated.
    var pendingActions: [() -> Void] = []
    /// Actions that run later.
    var scheduledActions = ScheduledActions()
    /// The animations that updates have started, each once for an update.
    private(set) var startedAnimations: [StartedAnimation] = []
    /// Whether a body reads the layout, so that a new text may change more than the layout.
    var contentDependsOnLayout = false
    /// The parts that the picture shows in another way than SwiftUI.
    var approximations: Set<Approximation> = []
    /// Whether a view reads an observable object, so that its changes have to be observed.
    var observesObjects = false
    /// Whether a view shares its geometry with others.
    var matchesGeometry = false
    /// The labels of buttons that were lowered, while they are collected.
    private var labels: [Node]?
    /// Whether a label of a button is outside of all geometry readers.
    private(set) var hasFreeLabel = false
    /// Whether the host of the tree asks for its controls.
    var observesControls = false
    /// The controls that have states of their own.
    var selectedControls = SelectedControls()
    /// The traits of the views that are shown by themselves, each for a picture.
    var presentedTraits: [PreviewTraits] = []
    /// Whether some view reads from right to left, so that frames have to be mirrored.
    var mirrorsLayout = false

    init(shaper: any TextShaper, animationDefaults: AnimationDefaults) {
        self.shaper = shaper
        self.animationDefaults = animationDefaults
    }

    /// A value that is animated to a target from now on; `nil` if it is at the target at once.
    func transition<Value: Animatable>(
        from value: AnimatedValue<Value>,
        to target: Value,
        animation: Animation?
    ) -> AnimatedValue<Value>? {
        var value = value
        value.change(to: target, animation: animation, at: time, defaults: animationDefaults)
        guard value.endTime > time else { return nil }
        if let animation { recordStart(of: animation) }
        return value
    }

    /// The result of a body, and the labels of the buttons that are lowered in it.
    func collectingLabels<Result>(_ body: () -> Result) -> (Result, [Node]) {
        let outer = labels
        labels = []
        defer { labels = outer }
        let result = body()
        return (result, labels ?? [])
    }

    func collect(labels nodes: ArraySlice<Node>) {
        if labels == nil { hasFreeLabel = true }
        labels?.append(contentsOf: nodes)
    }

    /// Runs a body that records no animations.
    func withoutRecordingAnimations<Result>(_ body: () -> Result) -> Result {
        let kept = startedAnimations
        defer { startedAnimations = kept }
        return body()
    }

    /// Records an animation that starts with the current update.
    func recordStart(of animation: Animation) {
        let started = StartedAnimation(ResolvedAnimation(animation, defaults: animationDefaults), at: time)
        guard !startedAnimations.reversed().prefix(while: { $0.time == time }).contains(started) else {
            return
        }
        startedAnimations.append(started)
    }

    /// Releases what views have stored, at the end of the tree.
    ///
    /// A stored value, such as an object with a binding, can retain the graph through its closures, which would retain the
    /// value.
    func releaseValues() {
        state.removeAllValues()
        previousValues = PreviousValues()
        previousNodes = [:]
        pendingActions = []
        scheduledActions = ScheduledActions()
        presentedTraits = []
    }
}
