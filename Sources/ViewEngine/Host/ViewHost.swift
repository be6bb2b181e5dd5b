public import Graphics

/// A view on a screen: it is resolved, laid out, touched and drawn.
public final class ViewHost {
    private let rootView: AnyView
    private var environment: EnvironmentValues
    private let graph: ViewGraph
    private(set) var root: Node
    private var touch: ActiveTouch?
    /// What the actions of the views have logged.
    public private(set) var actions: [LoggedAction] = []
    /// Called with the tree after each update, and with its time.
    var onUpdate: ((Node, Double) -> Void)?

    /// A host for a view that takes the size that it wants.
    public init<Root: View>(
        rootView: Root,
        environment: EnvironmentValues,
        shaper: any TextShaper
    ) {
        self.rootView = AnyView(rootView)
        self.environment = environment
        graph = ViewGraph(shaper: shaper, animationDefaults: environment.animationDefaults)
        root = Self.resolve(self.rootView, environment, Transaction(), graph)
        layout()
        flush()
    }

    // MARK: Pictures

    /// The picture of the view when nothing moves any more.
    public func displayList() -> DisplayList {
        root.displayList(at: Moment(time: .infinity, keepsInvisible: false))
    }

    /// The room around views.
    public var paddings: [ResolvedPadding] { root.paddings }

    /// Whether another text changes nothing but the layout.
    public var textAffectsLayoutOnly: Bool { !graph.readsLayout }

    /// Lays the view out again, after the source of a text was exchanged.
    public func updateLayout() {
        root.invalidateLayout()
        layout()
    }

    // MARK: Events

    /// Lets something happen to the view; times do not descend.
    public func handle(_ event: InteractionEvent) {
        advance(to: event.time)
        switch event.kind {
        case .down(let point): send(.began, to: absolute(point), at: event.time)
        case .move(let point): send(.moved, to: absolute(point), at: event.time)
        case .up: send(.ended, to: nil, at: event.time)
        case .cancel: send(.cancelled, to: nil, at: event.time)
        case .enable: change(\.isEnabled, to: true, at: event.time)
        case .disable: change(\.isEnabled, to: false, at: event.time)
        case .focus: change(\.isFocused, to: true, at: event.time)
        case .blur: change(\.isFocused, to: false, at: event.time)
        case .select: change(\.isSelected, to: true, at: event.time)
        case .deselect: change(\.isSelected, to: false, at: event.time)
        case .key(let key): strike(KeyboardShortcut(key, modifiers: []), at: event.time)
        }
    }

    /// Lets time pass, and tells the gestures that wait for a moment that it has come.
    func advance(to time: Double) {
        while let deadline = nextDeadline, deadline <= time {
            // An update may bring a deadline that is over already.
            send(.deadline, to: nil, at: max(deadline, graph.time))
        }
    }

    private var nextDeadline: Double? {
        touch.flatMap { touch in
            touch.responders.compactMap { responder(of: $0).flatMap(touch.deadline) }.min()
        }
    }

    /// A point from the centre of the view in the coordinates of the tree.
    private func absolute(_ point: CGPoint) -> CGPoint {
        var frame = root.frame
        root.forEachNode { node in
            if node is EventOriginNode { frame = node.frame }
        }
        return CGPoint(x: frame.midX + point.x, y: frame.midY + point.y)
    }

    private func change(
        _ value: WritableKeyPath<EnvironmentValues, Bool>,
        to newValue: Bool,
        at time: Double
    ) {
        guard environment[keyPath: value] != newValue else { return }
        environment[keyPath: value] = newValue
        graph.time = time
        update(Transaction())
        flush()
    }

    /// Does what a key does, if there is a view that it does something for.
    private func strike(_ shortcut: KeyboardShortcut, at time: Double) {
        graph.time = time
        guard let action = root.action(for: shortcut) else { return }
        log(action)
        flush()
    }

    // MARK: Touches

    private func send(_ event: TouchEvent, to point: CGPoint?, at time: Double) {
        // There is one finger: the touch before ends where another one begins.
        if event == .began, touch != nil { send(.cancelled, to: nil, at: time) }
        graph.time = time
        if event == .began, let point {
            touch = ActiveTouch(at: point, time: time, on: root.responders(at: point))
        }
        guard var active = touch else { return }
        if let point { active.point = point }

        var reactions = GestureReactions()
        active.responders = active.responders.filter { identity in
            guard let responder = responder(of: identity) else { return false }
            if event == .deadline, active.deadline(of: responder).map({ $0 > time }) ?? true { return true }
            return responder.receive(event, active.touch(on: responder, at: time), &reactions)
        }
        touch = event == .ended || event == .cancelled ? nil : active
        run(reactions)
    }

    private func run(_ reactions: GestureReactions) {
        log { reactions.run() }
        flush()
    }

    private func responder(of identity: ViewIdentity) -> ResponderNode? {
        root.responder(of: identity)
    }

    /// Runs actions, and keeps what they log.
    private func log(_ actions: () -> Void) {
        let log = ActionLog()
        ActionLog.$current.withValue(log, operation: actions)
        self.actions += log.names.map { LoggedAction(name: $0, time: graph.time) }
    }

    // MARK: Updates

    /// Updates the views for one group of writes after the other, and for what is written meanwhile.
    private func flush() {
        // Views that answer each update with another one would never come to rest.
        for _ in 0..<64 {
            if !graph.pendingActions.isEmpty {
                let actions = graph.pendingActions
                graph.pendingActions = []
                log { for action in actions { action() } }
            }
            forgetAbsentViews()
            guard let transaction = graph.state.commit() else { return }
            update(transaction)
        }
    }

    /// Forgets the state of views that were removed, once nothing fades any more: until then they may come
    /// back as they were.
    private func forgetAbsentViews() {
        var isFading = false
        root.forEachNode { node in
            if let node = node as? LeavingNode, !node.hasGone(at: graph.time) { isFading = true }
        }
        if !isFading { graph.state.forgetAbsentViews() }
    }

    private func update(_ transaction: Transaction) {
        let old = root
        old.remember(in: graph)
        root = Self.resolve(rootView, environment, transaction, graph)
        layout()
        root.resumeAll(graph)
        cancelLostTouches()
        // They hold the graph, through the closures of their views.
        graph.previousNodes.removeAll(keepingCapacity: true)
        onUpdate?(root, graph.time)
    }

    /// Tells the gestures of views that are gone, or no longer take touches, that it is over.
    private func cancelLostTouches() {
        guard let active = touch else { return }
        var reactions = GestureReactions()
        let lost = active.responders.filter { responder(of: $0) == nil }
        guard !lost.isEmpty else { return }
        touch?.responders.removeAll { lost.contains($0) }
        for identity in lost {
            guard let responder = graph.previousNodes[identity] as? ResponderNode else { continue }
            _ = responder.receive(
                .cancelled,
                active.touch(on: responder, at: graph.time),
                &reactions
            )
        }
        log { reactions.run() }
    }

    private static func resolve(
        _ view: AnyView,
        _ environment: EnvironmentValues,
        _ transaction: Transaction,
        _ graph: ViewGraph
    ) -> Node {
        graph.memory.beginUpdate()
        graph.state.beginUpdate()
        let inputs = ViewInputs(environment: environment, transaction: transaction, graph: graph)
        var nodes: [Node] = []
        graph.state.update {
            ViewScope.open(inputs) { view.lower(inputs, into: &nodes) }
        }
        // Several views at the root stand in a column, as in a scene of SwiftUI's.
        return inputs.container(
            around: nodes,
            StackLayout(axis: .vertical(.center), spacing: StackLayout.defaultSpacing)
        )
    }

    private func layout() {
        graph.state.update { root.place(at: .zero, proposal: .unspecified) }
        if graph.turnsLayout { root.turn() }
        reportPreferences()
    }

    private func reportPreferences() {
        guard graph.readsLayout else { return }
        root.forEachNode { ($0 as? any PreferenceObserver)?.report(graph) }
    }
}

extension Node {
    /// The picture of a tree.
    func displayList(at moment: Moment) -> DisplayList {
        var items: [DisplayItem] = []
        render(at: moment, into: &items)
        return DisplayList(size: frame.size, items: items)
    }
}
