/// A long press that reports when it begins and when it ends, completed or not.
public struct PressingGesture: Gesture {
    let base: LongPressGesture
    let action: () -> Void
    let pressing: (Bool) -> Void

    public func makeRecognizer() -> GestureRecognizer<Bool> {
        ObservedGesture(base: base) { Observer(action: action, pressing: pressing) }.makeRecognizer()
    }

    private final class Observer: GestureObserver<Bool> {
        private let action: () -> Void
        private let pressing: (Bool) -> Void
        private var isPressing = false

        init(action: @escaping () -> Void, pressing: @escaping (Bool) -> Void) {
            self.action = action
            self.pressing = pressing
        }

        override func receive(_ phase: GesturePhase<Bool>, reactions: inout GestureReactions) {
            switch phase {
            case .possible: break
            case .active: setPressing(true, reactions: &reactions)
            case .ended:
                setPressing(false, reactions: &reactions)
                reactions.callbacks.append(action)
            case .failed: setPressing(false, reactions: &reactions)
            }
        }

        private func setPressing(_ value: Bool, reactions: inout GestureReactions) {
            guard value != isPressing else { return }
            isPressing = value
            reactions.callbacks.append { [pressing] in pressing(value) }
        }

        override func resume(from old: GestureObserver<Bool>) {
            isPressing = (old as? Observer)?.isPressing ?? false
        }
    }
}
