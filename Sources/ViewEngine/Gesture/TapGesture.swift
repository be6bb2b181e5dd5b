/// A gesture of a finger that touches a view briefly.
public struct TapGesture: Gesture {
    public init() {}

    /// The distance in points that the finger may move, and the duration in seconds that a tap must stay
    /// below (OpenSwiftUI).
    static let maximumDistance = 45.0
    static let maximumDuration = 0.75

    public func makeRecognizer() -> GestureRecognizer<Void> {
        Recognizer()
    }

    private final class Recognizer: GestureRecognizer<Void> {
        override var timeout: Double? { TapGesture.maximumDuration }

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Void> {
            let isTap =
                touch.distance <= TapGesture.maximumDistance
                && touch.time - touch.startTime < TapGesture.maximumDuration
            return switch event {
            case .began, .moved: isTap ? .possible : .failed
            case .ended: isTap ? .ended(()) : .failed
            case .canceled, .deadline: .failed
            }
        }
    }
}
