/// A finger that comes down and leaves at once.
public struct TapGesture: Gesture {
    public init() {}

    /// How far the finger may move, in points, and what it stays less than, in seconds (OpenSwiftUI).
    static let maximumDistance = 45.0
    static let maximumDuration = 0.75

    public func makeRecognizer() -> GestureRecognizer<Void> {
        Recognizer()
    }

    private final class Recognizer: GestureRecognizer<Void> {
        override var timeout: Double? { TapGesture.maximumDuration }

        override func receive(
            _ event: TouchEvent,
            _ touch: Touch,
            _ reactions: inout GestureReactions
        ) -> GesturePhase<Void> {
            let isTap =
                touch.distance <= TapGesture.maximumDistance
                && touch.time - touch.startTime < TapGesture.maximumDuration
            return switch event {
            case .began, .moved: isTap ? .possible : .failed
            case .ended: isTap ? .ended(()) : .failed
            case .cancelled, .deadline: .failed
            }
        }
    }
}
