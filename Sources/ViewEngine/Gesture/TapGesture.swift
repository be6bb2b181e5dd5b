import Graphics

/// A gesture of a finger that touches a view briefly, once or several times in a row.
public struct TapGesture: Gesture {
    /// The number of taps.
    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }

    /// The distance in points that the finger may move, and the duration in seconds that a tap must stay
    /// below (OpenSwiftUI).
    static let maximumDistance = 45.0
    static let maximumDuration = 0.75
    /// The time in seconds after a tap in which the next one of the same gesture must begin: about 0.3 on a device.
    static let maximumPause = 0.3

    public func makeRecognizer() -> GestureRecognizer<Void> {
        Recognizer(count: count)
    }

    private final class Recognizer: GestureRecognizer<Void> {
        private let count: Int
        /// The number of taps that are complete.
        private var completed = 0
        /// The seconds from the beginning of the last touch to its end, if that was a tap and another one may follow.
        private var pauseStart: Double?

        init(count: Int) {
            self.count = count
        }

        override var timeout: Double? {
            pauseStart.map { $0 + TapGesture.maximumPause } ?? TapGesture.maximumDuration
        }

        override var spansTouches: Bool { count > 1 }

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Void> {
            guard count > 0, touch.distance <= TapGesture.maximumDistance else { return .failed }
            let time = touch.time - touch.startTime
            switch event {
            case .canceled: return .failed
            case .began:
                pauseStart = nil
                return .possible
            case .moved, .deadline:
                // The deadline may be that of another gesture; its time is a rounded sum.
                return time < (timeout ?? 0) - 1e-9 ? .possible : .failed
            case .ended:
                guard time < TapGesture.maximumDuration else { return .failed }
                completed += 1
                guard completed < count else { return .ended(()) }
                pauseStart = time
                return .possible
            }
        }

        override func resume(from old: GestureRecognizer<Void>) {
            guard let old = old as? Recognizer else { return }
            (completed, pauseStart) = (old.completed, old.pauseStart)
        }
    }
}
