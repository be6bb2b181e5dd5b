/// The press of a standard button: it is active while a finger is on the button or near it, and is completed
/// if the finger is lifted there.
struct PressGesture: Gesture {
    /// The distance in points from the bounds at which the finger still presses: 70 on an iPhone (Flutter's
    /// measurement on a simulator of iOS 18.1, and OpenSwiftUI).
    static let outset = 70.0

    enum Value: Equatable {
        case released
        /// The finger has been on the button since the touch began.
        case touched
        /// The finger has left the button since, and may have come back.
        case dragged(isInside: Bool)

        var isPressed: Bool {
            switch self {
            case .released, .dragged(isInside: false): false
            case .touched, .dragged(isInside: true): true
            }
        }
    }

    func makeRecognizer() -> GestureRecognizer<Value> {
        Recognizer()
    }

    private final class Recognizer: GestureRecognizer<Value> {
        private var value = Value.touched

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Value> {
            let isInside = touch.isInside(outset: PressGesture.outset)
            if case .dragged = value {
                value = .dragged(isInside: isInside)
            } else if !isInside {
                value = .dragged(isInside: false)
            }
            return switch event {
            case .began, .moved, .deadline: .active(value)
            case .ended: isInside ? .ended(value) : .failed
            case .canceled: .failed
            }
        }

        override func resume(from old: GestureRecognizer<Value>) {
            if let old = old as? Recognizer { value = old.value }
        }
    }
}
