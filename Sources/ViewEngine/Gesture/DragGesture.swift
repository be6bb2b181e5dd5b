public import Graphics

/// A gesture of a moving finger.
public struct DragGesture: Gesture {
    /// The position of the finger, and its distance from the start.
    public struct Value: Equatable, Sendable {
        /// The moment of the touch.
        public let time: Date
        public let startLocation: CGPoint
        public let location: CGPoint
        /// The location as a part of the size of the view.
        package let unitLocation: UnitPoint

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// No velocity: the finger of a script rests at each of its points.
        public var velocity: CGSize { .zero }
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
    }

    /// The distance in points after which the gesture begins.
    public var minimumDistance: CGFloat

    /// Creates a gesture whose locations are in the space of its view, whatever space is given.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }

    public func makeRecognizer() -> GestureRecognizer<Value> {
        Recognizer(minimumDistance: minimumDistance)
    }

    private final class Recognizer: GestureRecognizer<Value> {
        private let minimumDistance: CGFloat
        private var isDragging = false

        init(minimumDistance: CGFloat) {
            self.minimumDistance = minimumDistance
        }

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Value> {
            let value = Value(
                time: Date(timeIntervalSinceReferenceDate: touch.time),
                startLocation: touch.startLocation,
                location: touch.location,
                unitLocation: touch.unitLocation
            )
            switch event {
            case .began, .moved, .deadline:
                if touch.distance >= minimumDistance { isDragging = true }
                return isDragging ? .active(value) : .possible
            case .ended: return isDragging ? .ended(value) : .failed
            case .canceled: return .failed
            }
        }

        override func resume(from old: GestureRecognizer<Value>) {
            guard let old = old as? Recognizer else { return }
            isDragging = old.isDragging
        }
    }
}
