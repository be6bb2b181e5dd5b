extension Gesture {
    /// Calls an action when the gesture is completed.
    public func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
        let action = ViewScope.bound(action)
        return ObservedGesture(base: self) {
            ClosureObserver { phase, reactions in
                if case .ended(let value) = phase { reactions.callbacks.append { action(value) } }
            }
        }
    }

    /// Sets a gesture state while the gesture lasts; it goes back by itself.
    public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (_ value: Value, _ state: inout State, _ transaction: inout Transaction) -> Void
    ) -> ObservedGesture<Self> {
        let location = state.location
        let body = ViewScope.bound { (value: Value) in
            var state = location.read()
            var transaction = Transaction.current
            body(value, &state, &transaction)
            withTransaction(transaction) { location.write(state) }
        }
        return ObservedGesture(base: self) { UpdatingObserver(update: body, reset: location.reset) }
    }
}

extension Gesture where Value: Equatable {
    /// Calls an action when the gesture begins, and when it tells something else than before.
    public func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
        let action = ViewScope.bound(action)
        return ObservedGesture(base: self) { ChangeObserver(action: action) }
    }
}

/// A gesture that somebody follows.
public struct ObservedGesture<Base: Gesture>: Gesture {
    let base: Base
    let makeObserver: () -> GestureObserver<Base.Value>

    public func makeRecognizer() -> GestureRecognizer<Base.Value> {
        ObservedRecognizer(base.makeRecognizer(), makeObserver())
    }
}

/// Follows the phases of a gesture.
class GestureObserver<Value> {
    func receive(_ phase: GesturePhase<Value>, _ reactions: inout GestureReactions) {}

    func resume(from old: GestureObserver<Value>) {}
}

private final class ClosureObserver<Value>: GestureObserver<Value> {
    private let body: (GesturePhase<Value>, inout GestureReactions) -> Void

    init(body: @escaping (GesturePhase<Value>, inout GestureReactions) -> Void) {
        self.body = body
    }

    override func receive(_ phase: GesturePhase<Value>, _ reactions: inout GestureReactions) {
        body(phase, &reactions)
    }
}

private final class ChangeObserver<Value: Equatable>: GestureObserver<Value> {
    private let action: (Value) -> Void
    private var last: Value?

    init(action: @escaping (Value) -> Void) {
        self.action = action
    }

    override func receive(_ phase: GesturePhase<Value>, _ reactions: inout GestureReactions) {
        guard case .active(let value) = phase, value != last else { return }
        last = value
        reactions.callbacks.append { [action] in action(value) }
    }

    override func resume(from old: GestureObserver<Value>) {
        last = (old as? ChangeObserver)?.last
    }
}

private final class UpdatingObserver<Value>: GestureObserver<Value> {
    private let update: (Value) -> Void
    private let reset: () -> Void
    private var isSet = false

    init(update: @escaping (Value) -> Void, reset: @escaping () -> Void) {
        self.update = update
        self.reset = reset
    }

    override func receive(_ phase: GesturePhase<Value>, _ reactions: inout GestureReactions) {
        switch phase {
        case .possible: break
        case .active(let value):
            isSet = true
            reactions.stateUpdates.append { [update] in update(value) }
        case .ended, .failed:
            if isSet { reactions.stateUpdates.append(reset) }
            isSet = false
        }
    }

    override func resume(from old: GestureObserver<Value>) {
        isSet = (old as? UpdatingObserver)?.isSet ?? false
    }
}

private final class ObservedRecognizer<Value>: GestureRecognizer<Value> {
    private let base: GestureRecognizer<Value>
    private let observer: GestureObserver<Value>

    init(_ base: GestureRecognizer<Value>, _ observer: GestureObserver<Value>) {
        self.base = base
        self.observer = observer
    }

    override var deadline: Double? { base.deadline }

    override func receive(
        _ event: TouchEvent,
        _ touch: Touch,
        _ reactions: inout GestureReactions
    ) -> GesturePhase<Value> {
        let phase = base.receive(event, touch, &reactions)
        observer.receive(phase, &reactions)
        return phase
    }

    override func resume(from old: GestureRecognizer<Value>) {
        guard let old = old as? ObservedRecognizer else { return }
        base.resume(from: old.base)
        observer.resume(from: old.observer)
    }
}
