/// The node of a view with a gesture.
final class GestureNode<Value>: ResponderNode {
    private let makeRecognizer: () -> GestureRecognizer<Value>
    /// Created when a touch begins, because most views are never touched.
    private var recognizer: GestureRecognizer<Value>?

    init(
        priority: GesturePriority,
        around child: Node,
        inputs: ViewInputs,
        makeRecognizer: @escaping () -> GestureRecognizer<Value>
    ) {
        self.makeRecognizer = makeRecognizer
        super.init(priority: priority, around: child, inputs: inputs)
    }

    override var timeout: Double? { recognizer?.timeout }

    override var spansTouches: Bool { (recognizer ?? makeRecognizer()).spansTouches }

    override func receive(
        _ event: TouchEvent,
        of touch: Touch,
        reactions: inout GestureReactions
    ) -> TouchOutcome {
        let recognizer = recognizer ?? makeRecognizer()
        switch recognizer.receive(event, of: touch, reactions: &reactions) {
        case .possible, .active:
            self.recognizer = recognizer
            return .undecided
        case .ended:
            self.recognizer = nil
            return .recognized
        case .failed:
            self.recognizer = nil
            return .failed
        }
    }

    override func resume(from old: Node, in graph: ViewGraph) {
        guard let old = old as? GestureNode<Value>, let running = old.recognizer else { return }
        let recognizer = makeRecognizer()
        recognizer.resume(from: running)
        self.recognizer = recognizer
    }
}
