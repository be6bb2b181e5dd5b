public import Graphics

/// A finger that stays.
public struct LongPressGesture: Gesture {
    /// How long it has to stay, in seconds.
    public var minimumDuration: Double
    /// How far it may move, in points.
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
            _ touch: Touch,
            _ reactions: inout GestureReactions
        ) -> GesturePhase<Bool> {
            guard touch.distance <= gesture.maximumDistance else { return .failed }
            switch event {
            case .cancelled: return .failed
            case .began, .moved, .ended, .deadline:
                // The deadline itself may be a hair early, as a sum of decimals.
                if touch.time - touch.startTime >= gesture.minimumDuration - 1e-9 { return .ended(true) }
                return event == .ended ? .failed : .active(true)
            }
        }
    }
}
