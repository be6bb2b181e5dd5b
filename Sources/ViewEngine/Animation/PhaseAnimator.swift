/// A view that goes through phases, each with an animation of its own.
///
/// Without a trigger it repeats them as long as it is present, within the number of actions of a recording.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    private let change: PhaseTrigger?

    @State private var index = 0
    @State private var run = 0

    private init(
        _ phases: [Phase],
        change: PhaseTrigger?,
        content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.change = change
        self.content = content
        self.animation = animation
    }

    public init<Phases: Sequence<Phase>>(
        _ phases: Phases,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), change: nil, content: content, animation: animation)
    }

    /// Creates a view that goes through the phases once when a value has changed.
    public init<Phases: Sequence<Phase>, Trigger: Equatable>(
        _ phases: Phases,
        trigger: Trigger,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), change: PhaseTrigger(trigger), content: content, animation: animation)
    }

    public var body: some View {
        if !phases.isEmpty {
            content(phases[min(index, phases.count - 1)])
                .onAppear { if change == nil { advance(in: 0) } }
                .onChange(of: change) {
                    run += 1
                    advance(in: run)
                }
        }
    }

    /// The shortest time of a phase in seconds: a phase without an animation lasts for a frame.
    private static var shortestPhase: Double { 1 / 60 }

    /// Goes to the next phase, and on when its animation has ended.
    private func advance(in run: Int) {
        guard phases.count > 1, run == self.run, let graph = ViewScope.currentInputs?.graph else { return }
        let next = (index + 1) % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        if change != nil, next == 0 { return }
        let seconds = animation.map { ResolvedAnimation($0, defaults: graph.animationDefaults).duration } ?? 0
        guard seconds.isFinite else { return }
        graph.scheduledActions.add(
            at: graph.time + max(seconds, Self.shortestPhase),
            ViewScope.bound { advance(in: run) }
        )
    }
}

/// A value of any type that starts the phases when it changes.
private struct PhaseTrigger: Equatable {
    private let value: Any
    private let equals: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        equals = { $0 as? Value == value }
    }

    static func == (first: PhaseTrigger, second: PhaseTrigger) -> Bool { first.equals(second.value) }
}

/// A view as an animator passes it to its content.
public struct PlaceholderContentView<Value: View>: PrimitiveView {
    let content: Value

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        content.lower(inputs.descending(.content), into: &nodes)
    }
}

extension View {
    /// Takes the view through phases, again and again.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }

    /// Takes the view through phases once when a value has changed.
    public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return PhaseAnimator(
            phases,
            trigger: trigger,
            content: { content(view, $0) },
            animation: animation
        )
    }
}
