public import Graphics

/// A gesture of a finger that does not move.
public struct LongPressGesture: Gesture {
    /// The time in seconds after which the gesture is completed.
    public var minimumDuration: Double
    /// The distance in points that the finger may move.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    public func makeRecognizer() -> GestureRecognizer<Bool> {
        Recognizer(self)
    }

    private final class Recognizer: GestureRecognizer<Bool> {
        private let gesture: LongPressGesture

        init(_ gesture: LongPressGesture) {
            self.gesture = gesture
        }

        override var timeout: Double? { gesture.minimumDuration }

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Bool> {
            guard touch.distance <= gesture.maximumDistance else { return .failed }
            switch event {
            case .canceled: return .failed
            case .began, .moved, .ended, .deadline:
                // The time of the deadline is a rounded sum, which may be slightly early.
                if touch.time - touch.startTime >= gesture.minimumDuration - 1e-9 { return .ended(true) }
                return event == .ended ? .failed : .active(true)
            }
        }
    }
}
