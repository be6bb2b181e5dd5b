/// A view whose content follows keyframes.
public struct KeyframeAnimator<Value, Content: View>: PrimitiveView {
    private enum Start {
        /// When the view appears.
        case appearance(repeats: Bool)
        /// When a value changes: the function stores it and returns whether it has changed.
        case change((inout PreviousValues, ViewIdentity) -> Bool)
    }

    private let initialValue: Value
    private let start: Start
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframeTracks<Value>

    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) {
        self.initialValue = initialValue
        start = .appearance(repeats: repeating)
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view that follows the keyframes once when a value has changed.
    public init<Trigger: Equatable>(
        initialValue: Value,
        trigger: Trigger,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) {
        self.initialValue = initialValue
        start = .change { values, identity in
            guard let before = values.exchange(trigger, at: identity) else { return false }
            return before != trigger
        }
        self.content = content
        self.keyframes = keyframes
    }

    public func lower(_ inputs: ViewInputs, into nodes: inout [Node]) {
        let content = ViewScope.bound(content)
        let views = inputs.graph.state.enclosingViews
        let timeline = KeyframeTimeline(
            initialValue: initialValue,
            tracks: inputs.evaluate { keyframes(initialValue) }
        )
        let motion = motion(in: inputs, duration: timeline.duration)
        nodes.append(
            KeyframeNode(motion.settling(of: timeline.duration), inputs: inputs) {
                [initialValue] time, inputs in
                let inside = inputs.descending(.content)
                let value =
                    motion.time(at: time, of: timeline.duration)
                    .map { timeline.value(time: $0) } ?? initialValue
                var nodes: [Node] = []
                inside.graph.state.enter(within: views) {
                    inside.evaluate { content(value) }.lower(inside, into: &nodes)
                }
                return inside.container(around: nodes, layout: ZStackLayout(alignment: .center))
            }
        )
    }

    /// The motion that began in this update, or in an earlier one.
    private func motion(in inputs: ViewInputs, duration: Double) -> KeyframeMotion {
        let graph = inputs.graph
        let place = inputs.identity.appending(.addition)
        var motion = KeyframeMotion()
        if let earlier = graph.previousValues.exchange(motion, at: place) { motion = earlier }
        switch start {
        case .appearance(let repeats):
            motion.repeats = repeats
            motion.start = motion.start ?? graph.time
        case .change(let hasChanged):
            if hasChanged(&graph.previousValues, inputs.identity) { motion.start = graph.time }
        }
        _ = graph.previousValues.exchange(motion, at: place)
        return motion
    }
}

/// The start of a motion along keyframes.
private struct KeyframeMotion {
    /// In seconds; `nil` before it has started.
    var start: Double?
    var repeats = false

    /// The time in the keyframes; `nil` before they have started.
    func time(at time: Double, of duration: Double) -> Double? {
        guard let start, duration > 0 else { return nil }
        let elapsed = max(0, time - start)
        return repeats ? elapsed.truncatingRemainder(dividingBy: duration) : min(elapsed, duration)
    }

    func settling(of duration: Double) -> Settling {
        guard let start, duration > 0 else { return .always }
        return repeats
            ? Settling(time: start, remainder: .repetition(period: duration))
            : Settling(time: start + duration)
    }
}

private final class KeyframeNode: MomentNode {
    private let ownSettling: Settling

    init(
        _ settling: Settling,
        inputs: ViewInputs,
        makeContent: @escaping (Double, ViewInputs) -> Node
    ) {
        ownSettling = settling
        super.init(inputs: inputs, makeContent: makeContent)
    }

    override var contentSettling: Settling { ownSettling }
}

extension View {
    /// Changes the view along keyframes, again and again.
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return KeyframeAnimator(
            initialValue: initialValue,
            repeating: repeating,
            content: { content(view, $0) },
            keyframes: keyframes
        )
    }

    /// Changes the view along keyframes once when a value has changed.
    public func keyframeAnimator<Value, Content: View>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframeTracks<Value>
    ) -> some View {
        let view = PlaceholderContentView(content: self)
        return KeyframeAnimator(
            initialValue: initialValue,
            trigger: trigger,
            content: { content(view, $0) },
            keyframes: keyframes
        )
    }
}
