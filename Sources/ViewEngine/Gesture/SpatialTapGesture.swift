public import Graphics

/// A tap that knows its place.
public struct SpatialTapGesture: Gesture {
    /// The place of a tap in its view.
    public struct Value: Equatable, Sendable {
        public let location: CGPoint
    }

    public var count: Int

    /// Creates a gesture whose locations are in the space of its view, whatever space is given.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
    }

    public func makeRecognizer() -> GestureRecognizer<Value> {
        Recognizer(base: TapGesture(count: count).makeRecognizer())
    }

    private final class Recognizer: GestureRecognizer<Value> {
        private let base: GestureRecognizer<Void>

        init(base: GestureRecognizer<Void>) {
            self.base = base
        }

        override var timeout: Double? { base.timeout }
        override var spansTouches: Bool { base.spansTouches }

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Value> {
            let value = Value(location: touch.location)
            return switch base.receive(event, of: touch, reactions: &reactions) {
            case .possible: .possible
            case .active: .active(value)
            case .ended: .ended(value)
            case .failed: .failed
            }
        }

        override func resume(from old: GestureRecognizer<Value>) {
            guard let old = old as? Recognizer else { return }
            base.resume(from: old.base)
        }
    }
}

extension View {
    /// Runs an action with the place at which the view is tapped.
    public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (_ location: CGPoint) -> Void
    ) -> ModifiedContent<Self, GestureModifier<ObservedGesture<SpatialTapGesture>>> {
        gesture(SpatialTapGesture(count: count).onEnded { action($0.location) })
    }
}
