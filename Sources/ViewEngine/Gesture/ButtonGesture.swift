/// A touch as that of a standard button, which reports when it begins to press and when it ends, completed or not.
struct ButtonGesture: Gesture {
    let action: () -> Void
    let pressing: (Bool) -> Void

    func makeRecognizer() -> GestureRecognizer<PressGesture.Value> {
        ObservedGesture(base: PressGesture()) { Observer(action: action, pressing: pressing) }
            .makeRecognizer()
    }

    private final class Observer: GestureObserver<PressGesture.Value> {
        private let action: () -> Void
        private let pressing: (Bool) -> Void
        private var isPressing = false

        init(action: @escaping () -> Void, pressing: @escaping (Bool) -> Void) {
            self.action = action
            self.pressing = pressing
        }

        override func receive(
            _ phase: GesturePhase<PressGesture.Value>,
            reactions: inout GestureReactions
        ) {
            switch phase {
            case .possible: break
            case .active(let press): setPressing(press.isPressed, reactions: &reactions)
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

        override func resume(from old: GestureObserver<PressGesture.Value>) {
            isPressing = (old as? Observer)?.isPressing ?? false
        }
    }
}

extension View {
    /// Runs an action after a touch as that of a button, and another when the touch begins to press and when it ends.
    ///
    /// SwiftUI does not document it; its interface is public, and styles use it.
    // swift-format-ignore: NoLeadingUnderscores
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        gesture(
            ButtonGesture(
                action: ViewScope.bound(action),
                pressing: ViewScope.bound(pressing ?? { _ in })
            )
        )
    }
}
