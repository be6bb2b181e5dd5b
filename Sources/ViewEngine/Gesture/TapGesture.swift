/// A gesture of a finger that touches a view briefly.
public struct TapGesture: Gesture {
    /// The number of taps; there is one finger that taps once, so more than one tap never happens.
    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }

    /// The distance in points that the finger may move, and the duration in seconds that a tap must stay
    /// below (OpenSwiftUI).
    static let maximumDistance = 45.0
    static let maximumDuration = 0.75

    public func makeRecognizer() -> GestureRecognizer<Void> {
        Recognizer(count: count)
    }

    private final class Recognizer: GestureRecognizer<Void> {
        private let count: Int

        init(count: Int) {
            self.count = count
        }

        override var timeout: Double? { TapGesture.maximumDuration }

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Void> {
            let isTap =
                count == 1 && touch.distance <= TapGesture.maximumDistance
                && touch.time - touch.startTime < TapGesture.maximumDuration
            return switch event {
            case .began, .moved: isTap ? .possible : .failed
            case .ended: isTap ? .ended(()) : .failed
            case .canceled, .deadline: .failed
            }
        }
    }
}
