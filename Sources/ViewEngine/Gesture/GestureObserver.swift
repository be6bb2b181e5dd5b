/// An observer of the phases of a gesture.
class GestureObserver<Value> {
    func receive(_ phase: GesturePhase<Value>, reactions: inout GestureReactions) {}

    func resume(from old: GestureObserver<Value>) {}
}

/// Calls an action when the gesture ends.
final class EndObserver<Value>: GestureObserver<Value> {
    private let action: (Value) -> Void

    init(action: @escaping (Value) -> Void) {
        self.action = action
    }

    override func receive(_ phase: GesturePhase<Value>, reactions: inout GestureReactions) {
        guard case .ended(let value) = phase else { return }
        reactions.callbacks.append { [action] in action(value) }
    }
}

/// Calls an action with each value that differs from the previous one.
final class ChangeObserver<Value: Equatable>: GestureObserver<Value> {
    private let action: (Value) -> Void
    private var last: Value?

    init(action: @escaping (Value) -> Void) {
        self.action = action
    }

    override func receive(_ phase: GesturePhase<Value>, reactions: inout GestureReactions) {
        guard case .active(let value) = phase, value != last else { return }
        last = value
        reactions.callbacks.append { [action] in action(value) }
    }

    override func resume(from old: GestureObserver<Value>) {
        last = (old as? ChangeObserver)?.last
    }
}

/// Updates a state while the gesture is active.
final class UpdatingObserver<Value>: GestureObserver<Value> {
    private let update: (Value) -> Void
    private let reset: () -> Void
    private var isSet = false

    init(update: @escaping (Value) -> Void, reset: @escaping () -> Void) {
        self.update = update
        self.reset = reset
    }

    override func receive(_ phase: GesturePhase<Value>, reactions: inout GestureReactions) {
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
