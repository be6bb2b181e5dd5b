package import Graphics

/// The host of a view: it resolves the view, lays it out, sends it events and renders it.
package final class ViewHost {
    private let rootView: AnyView
    private var environment: EnvironmentValues
    let graph: ViewGraph
    private(set) var root: Node
    private var touch: ActiveTouch?
    /// The touches that began beside it, while the views are updated for all of them.
    private var otherTouches: [ActiveTouch] = []
    /// The views under the pointer that observe it.
    private var hoveredViews: [ViewIdentity] = []
    /// The log of the views' actions.
    package private(set) var actions: [LoggedAction] = []
    /// The animations that updates have started, in the order of their times.
    package var startedAnimations: [StartedAnimation] { graph.startedAnimations }
    /// Called after each update with the new tree and the time of the update.
    var onUpdate: ((Node, Double) -> Void)?

    /// Creates a host that gives the view its ideal size.
    package init<Root: View>(
        rootView: Root,
        environment: EnvironmentValues,
        shaper: any TextShaper
    ) {
        self.rootView = AnyView(rootView)
        self.environment = environment
        graph = ViewGraph(shaper: shaper, animationDefaults: environment.animationDefaults)
        root = Self.resolve(
            self.rootView,
            environment: environment,
            transaction: Transaction(),
            graph: graph
        )
        layout()
        flush()
        select(environment.controlSelection)
    }

    deinit { graph.releaseValues() }

    /// Gives states to the controls of a selection, as they are now: each keeps them wherever it moves.
    private func select(_ selection: ControlSelection) {
        guard graph.observesControls else { return }
        let selected = root.controls(of: selection.target)
        graph.selectedControls = SelectedControls(
            identities: Set(selected.map(\.first.control)),
            states: selection
        )
        guard !selection.changesNothing else { return }
        if selection.isSelected {
            // The host selects them, not a person.
            ActionLog.$current.withValue(ActionLog()) {
                for control in selected { control.first.traits.select?() }
            }
        }
        update(with: Transaction())
        flush()
    }

    // MARK: Rendering

    /// The display list of the view after all animations have ended.
    package func displayList() -> DisplayList {
        root.displayList(with: RenderOptions(time: .infinity, includesHidden: false))
    }

    /// The same with hidden items.
    package func completeDisplayList() -> DisplayList {
        root.displayList(with: RenderOptions(time: .infinity, includesHidden: true))
    }

    /// The paddings of the views, the outermost first.
    package var paddings: [ResolvedPadding] { root.paddings }

    /// The differences of the picture from what SwiftUI would draw, in a fixed order.
    package var approximations: [Approximation] {
        Approximation.allCases.filter(graph.approximations.contains)
    }

    /// Whether changing the string of a `TextSource` changes the layout only, and no body.
    package var textAffectsLayoutOnly: Bool { !graph.contentDependsOnLayout }

    /// Lays the view out again after the string of a `TextSource` was changed.
    package func updateLayout() {
        root.invalidateLayout()
        // A tree that is not cached is laid out once less.
        layout(isUpdate: false)
    }

    // MARK: Events

    /// Sends an event to the view; the times of successive events must not decrease.
    package func send(_ event: InteractionEvent) {
        advance(to: event.time)
        switch event.kind {
        case .down(let point): send(.began, to: absolute(point), at: event.time)
        case .move(let point): send(.moved, to: absolute(point), at: event.time)
        case .up: send(.ended, to: nil, at: event.time)
        case .cancel: send(.canceled, to: nil, at: event.time)
        case .enter: hover(at: hoverLocations, at: event.time)
        case .leave: hover(at: [], at: event.time)
        case .enable: change(\.isEnabled, to: true, at: event.time) { $0.isDisabled = false }
        case .disable: change(\.isEnabled, to: false, at: event.time) { $0.isDisabled = true }
        case .focus: change(\.isFocused, to: true, at: event.time) { $0.isFocused = true }
        case .blur: change(\.isFocused, to: false, at: event.time) { $0.isFocused = false }
        case .select: change(\.isSelected, to: true, at: event.time) { $0.isSelected = true }
        case .deselect: change(\.isSelected, to: false, at: event.time) { $0.isSelected = false }
        case .key(let key): press(KeyboardShortcut(key, modifiers: []), at: event.time)
        }
    }

    /// Advances the clock, runs scheduled actions, and sends deadlines to the gestures that wait for one.
    func advance(to time: Double) {
        while true {
            let deadline = nextDeadline ?? .infinity
            let scheduled = graph.scheduledActions.nextTime ?? .infinity
            guard min(deadline, scheduled) <= time else { return }
            if scheduled < deadline {
                runScheduledActions(at: max(scheduled, graph.time))
            } else {
                // An update may set a deadline that has already passed.
                send(.deadline, to: nil, at: max(deadline, graph.time))
            }
        }
    }

    private func runScheduledActions(at time: Double) {
        graph.time = time
        let actions = graph.scheduledActions.take(until: time)
        log { for action in actions { action() } }
        flush()
    }

    private var nextDeadline: Double? {
        touch.flatMap { $0.nextDeadline(in: root) }
    }

    /// The places of the pointer: one, unless all controls have it.
    private var hoverLocations: [CGPoint] {
        let centers = selectedFrames.map(\.center)
        return centers.isEmpty ? [absolute(.zero)] : centers
    }

    /// The coordinates in the tree of a point relative to the center of the event origin.
    private func absolute(_ point: CGPoint) -> CGPoint {
        let frame = eventOriginFrame
        return CGPoint(x: frame.midX + point.x, y: frame.midY + point.y)
    }

    /// Presses the selected controls all at once, as that many fingers do; without any, the view itself.
    package func press(at time: Double) {
        let frames = selectedFrames
        guard frames.count > 1 else { return send(InteractionEvent(.down(.zero), at: time)) }
        beginTouches(at: frames.map(\.center), time: time)
    }

    /// The frame of the view whose center is the origin of event locations; without one, that of the whole tree.
    ///
    /// Of a view whose controls are observed, it is the first of the selected controls.
    package var eventOriginFrame: CGRect {
        var frame = root.frame
        if graph.observesControls { return selectedFrames.first ?? frame }
        root.forEachNode { node in
            if node.isEventOrigin { frame = node.frame }
        }
        return frame
    }

    /// Changes a state of the whole view, or of the selected controls where controls are observed.
    private func change(
        _ value: WritableKeyPath<EnvironmentValues, Bool>,
        to newValue: Bool,
        at time: Double,
        ofControls changeControls: (inout ControlSelection) -> Void
    ) {
        if graph.observesControls {
            let before = graph.selectedControls.states
            changeControls(&graph.selectedControls.states)
            let isWholeDisabled = value == \.isEnabled && newValue && !environment.isEnabled
            guard before != graph.selectedControls.states || isWholeDisabled else { return }
            if isWholeDisabled { environment.isEnabled = true }
        } else {
            guard environment[keyPath: value] != newValue else { return }
            environment[keyPath: value] = newValue
        }
        graph.time = time
        update(with: Transaction())
        flush()
    }

    /// Passes a key to the views that observe keys, or else runs the action of the view that has it as its shortcut.
    private func press(_ shortcut: KeyboardShortcut, at time: Double) {
        graph.time = time
        log {
            guard root.receive(shortcut.key) == .ignored else { return }
            root.action(for: shortcut)?()
        }
        flush()
    }

    // MARK: Pointer

    /// Tells the views where the pointer is; without a point it is elsewhere.
    private func hover(at points: [CGPoint], at time: Double) {
        graph.time = time
        let nodes = points.flatMap { root.hoverNodes(at: $0) }
        let before = hoveredViews
        hoveredViews = nodes.map(\.identity)
        let left = before.filter { !hoveredViews.contains($0) }.compactMap { root.hoverNode(of: $0) }
        log {
            for node in left { node.action(false) }
            for node in nodes where !before.contains(node.identity) { node.action(true) }
        }
        flush()
    }

    // MARK: Touches

    private func send(_ event: TouchEvent, to point: CGPoint?, at time: Double) {
        if event == .began, let point { beginTouch(at: point, time: time) }
        graph.time = time
        guard var active = touch else { return }
        guard active.isDown || event == .deadline else { return }
        if let point { active.point = point }
        let isWaiting = !active.isDown
        let reactions = active.deliver(event, in: root, at: time)
        if event == .ended { active.isDown = false }
        touch = event == .canceled || (!active.isDown && active.responders.isEmpty) ? nil : active
        run(reactions)
        // A picture shows the time in which a gesture waits, because another touch in it has another effect.
        if isWaiting { onUpdate?(root, time) }
    }

    /// Creates the touch, which gestures that wait for one may go on in; it cancels the one before for all others.
    private func beginTouch(at point: CGPoint, time: Double) {
        // There is only one finger.
        if touch?.isDown == true { send(.canceled, to: nil, at: time) }
        var next = ActiveTouch(at: point, time: time, on: root.responders(at: point))
        if let waiting = touch {
            graph.time = time
            var canceled = waiting
            let reactions = canceled.deliver(.canceled, in: root, at: time) {
                !waiting.goesOn(in: next, at: $0)
            }
            touch = canceled
            run(reactions)
            next = ActiveTouch(at: point, time: time, on: root.responders(at: point))
            if let waiting = touch { next.rivals.resume(from: waiting.rivals) }
        }
        touch = next
    }

    /// Puts that many fingers down at once, of which the last one is the touch that goes on.
    ///
    /// The views are updated for all of them together, so the work is linear in their number.
    private func beginTouches(at points: [CGPoint], time: Double) {
        graph.time = time
        var reactions = GestureReactions()
        var touches: [ActiveTouch] = []
        for point in points {
            var active = ActiveTouch(at: point, time: time, on: root.responders(at: point))
            reactions.append(active.deliver(.began, in: root, at: time))
            touches.append(active)
        }
        touch = touches.popLast()
        otherTouches = touches
        run(reactions)
        otherTouches = []
    }

    private func run(_ reactions: GestureReactions) {
        log { reactions.run() }
        flush()
    }

    /// Runs actions and stores what they log.
    private func log(_ actions: () -> Void) {
        let log = ActionLog()
        ActionLog.$current.withValue(log, operation: actions)
        self.actions += log.names.map { LoggedAction(name: $0, time: graph.time) }
    }

    // MARK: Updates

    /// Updates the views once for each group of writes, including writes made during an update.
    private func flush() {
        // The limit ends a loop of views that write state in reaction to each update.
        for _ in 0..<64 {
            if !graph.pendingActions.isEmpty {
                let actions = graph.pendingActions
                graph.pendingActions = []
                log { for action in actions { action() } }
            }
            removeStateOfAbsentViews()
            guard let transaction = graph.state.commit() else { return }
            update(with: transaction)
        }
    }

    /// Removes the state of removed views once no view fades out: until then they may come back with it.
    private func removeStateOfAbsentViews() {
        var isFading = false
        root.forEachNode { node in
            if node.isFading(at: graph.time) { isFading = true }
        }
        if !isFading { graph.state.removeValuesOfAbsentViews() }
    }

    private func update(with transaction: Transaction) {
        let old = root
        old.register(in: graph)
        root = Self.resolve(rootView, environment: environment, transaction: transaction, graph: graph)
        layout(from: old)
        root.resumeTree(in: graph)
        cancelLostTouches()
        // The nodes would retain the graph through the closures of their views.
        graph.previousNodes.removeAll(keepingCapacity: true)
        onUpdate?(root, graph.time)
    }

    /// Cancels touches for the gestures of views that are gone or no longer accept touches.
    private func cancelLostTouches() {
        var reactions = GestureReactions()
        for other in otherTouches.indices {
            reactions.append(otherTouches[other].cancelLost(in: root, after: graph))
        }
        if let own = touch?.cancelLost(in: root, after: graph) { reactions.append(own) }
        guard !reactions.isEmpty else { return }
        log { reactions.run() }
    }

    private static func resolve(
        _ view: AnyView,
        environment: EnvironmentValues,
        transaction: Transaction,
        graph: ViewGraph
    ) -> Node {
        if !graph.observesObjects {
            let root = lower(view, environment: environment, transaction: transaction, graph: graph)
            if !graph.observesObjects { return root }
        }
        return graph.observingObjects {
            lower(view, environment: environment, transaction: transaction, graph: graph)
        }
    }

    private static func lower(
        _ view: AnyView,
        environment: EnvironmentValues,
        transaction: Transaction,
        graph: ViewGraph
    ) -> Node {
        graph.work.beginUpdate()
        graph.previousValues.beginUpdate()
        graph.scheduledActions.beginUpdate()
        graph.state.beginUpdate()
        let inputs = ViewInputs(environment: environment, transaction: transaction, graph: graph)
        var nodes: [Node] = []
        graph.state.update {
            ViewScope.open(for: inputs) { view.lower(inputs, into: &nodes) }
        }
        // Several views at the root form a column, as in a scene of SwiftUI's.
        return inputs.container(
            around: nodes,
            layout: StackLayout(direction: .vertical(.center), spacing: nil)
        )
    }

    private func layout(from old: Node? = nil, isUpdate: Bool = true) {
        graph.work.layout(isUpdate: isUpdate) {
            // The bodies inside of geometry readers run here.
            if graph.contentDependsOnLayout {
                graph.observingObjects(place)
            } else {
                place()
            }
            if graph.mirrorsLayout { root.mirror() }
            if graph.matchesGeometry, let old { graph.moveMatchedViews(from: old, to: root) }
        }
        reportPreferences()
    }

    private func place() {
        graph.state.update {
            // As a window of the ideal size does: flexible views fill it.
            root.place(at: .zero, proposal: ProposedViewSize(root.sizeThatFits(.unspecified)))
            if graph.matchesGeometry { root.matchGeometry() }
        }
    }

    private func reportPreferences() {
        guard graph.contentDependsOnLayout else { return }
        root.forEachNode { $0.reportPreference(in: graph) }
    }
}
