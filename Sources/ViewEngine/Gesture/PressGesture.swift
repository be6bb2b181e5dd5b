/// The press of a standard button: it lasts while a finger is on the button or near it, and is completed if
/// the finger is lifted there.
struct PressGesture: Gesture {
    /// How far from the bounds the finger still presses, in points: 70 on an iPhone (Flutter's measure on a
    /// simulator of iOS 18.1, and OpenSwiftUI).
    static let outset = 70.0

    enum Value: Equatable {
        case released
        /// From the moment that the finger came down.
        case touched
        /// The finger has left the button meanwhile, and may have come back.
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
            _ touch: Touch,
            _ reactions: inout GestureReactions
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
            case .cancelled: .failed
            }
        }

        override func resume(from old: GestureRecognizer<Value>) {
            if let old = old as? Recognizer { value = old.value }
        }
    }
}
