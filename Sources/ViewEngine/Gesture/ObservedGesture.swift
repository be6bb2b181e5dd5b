/// A gesture with an observer.
public struct ObservedGesture<Base: Gesture>: Gesture {
    let base: Base
    let makeObserver: () -> GestureObserver<Base.Value>

    public func makeRecognizer() -> GestureRecognizer<Base.Value> {
        ObservedRecognizer(base: base.makeRecognizer(), observer: makeObserver())
    }
}

private final class ObservedRecognizer<Value>: GestureRecognizer<Value> {
    private let base: GestureRecognizer<Value>
    private let observer: GestureObserver<Value>

    init(base: GestureRecognizer<Value>, observer: GestureObserver<Value>) {
        self.base = base
        self.observer = observer
    }

    override var timeout: Double? { base.timeout }
    override var spansTouches: Bool { base.spansTouches }

    override func receive(
        _ event: TouchEvent,
        of touch: Touch,
        reactions: inout GestureReactions
    ) -> GesturePhase<Value> {
        let phase = base.receive(event, of: touch, reactions: &reactions)
        observer.receive(phase, reactions: &reactions)
        return phase
    }

    override func resume(from old: GestureRecognizer<Value>) {
        guard let old = old as? ObservedRecognizer else { return }
        base.resume(from: old.base)
        observer.resume(from: old.observer)
    }
}
