/// The node of a gesture.
final class GestureNode<Value>: ResponderNode {
    private let makeRecognizer: () -> GestureRecognizer<Value>
    /// There is one while a touch lasts: most views are never touched.
    private var recognizer: GestureRecognizer<Value>?

    init(
        _ priority: GesturePriority,
        _ child: Node,
        _ inputs: ViewInputs,
        makeRecognizer: @escaping () -> GestureRecognizer<Value>
    ) {
        self.makeRecognizer = makeRecognizer
        super.init(priority, child, inputs)
    }

    override var timeout: Double? { recognizer?.timeout }

    override func receive(
        _ event: TouchEvent,
        _ touch: Touch,
        _ reactions: inout GestureReactions
    ) -> Bool {
        let recognizer = recognizer ?? makeRecognizer()
        switch recognizer.receive(event, touch, &reactions) {
        case .possible, .active:
            self.recognizer = recognizer
            return true
        case .ended, .failed:
            self.recognizer = nil
            return false
        }
    }

    override func resume(from old: Node, _ graph: ViewGraph) {
        guard let old = old as? GestureNode<Value>, let running = old.recognizer else { return }
        let recognizer = makeRecognizer()
        recognizer.resume(from: running)
        self.recognizer = recognizer
    }
}
