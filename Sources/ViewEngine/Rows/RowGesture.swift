/// A tap on a row of a list: active while the finger stays near the point that it touched, for any time.
struct RowGesture: Gesture {
    func makeRecognizer() -> GestureRecognizer<Bool> {
        Recognizer()
    }

    private final class Recognizer: GestureRecognizer<Bool> {
        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Bool> {
            // A finger that moves farther scrolls the list.
            guard touch.distance <= TapGesture.maximumDistance else { return .failed }
            return switch event {
            case .began, .moved, .deadline: .active(true)
            case .ended: .ended(true)
            case .canceled: .failed
            }
        }
    }
}
