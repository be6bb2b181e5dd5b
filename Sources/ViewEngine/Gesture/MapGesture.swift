/// A gesture whose values are made of those of another one.
public struct MapGesture<Base: Gesture, Value>: Gesture {
    let base: Base
    let transform: (Base.Value) -> Value

    public func makeRecognizer() -> GestureRecognizer<Value> {
        Recognizer(base: base.makeRecognizer(), transform: transform)
    }

    private final class Recognizer: GestureRecognizer<Value> {
        private let base: GestureRecognizer<Base.Value>
        private let transform: (Base.Value) -> Value

        init(base: GestureRecognizer<Base.Value>, transform: @escaping (Base.Value) -> Value) {
            self.base = base
            self.transform = transform
        }

        override var timeout: Double? { base.timeout }
        override var spansTouches: Bool { base.spansTouches }

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Value> {
            switch base.receive(event, of: touch, reactions: &reactions) {
            case .possible: .possible
            case .active(let value): .active(transform(value))
            case .ended(let value): .ended(transform(value))
            case .failed: .failed
            }
        }

        override func resume(from old: GestureRecognizer<Value>) {
            guard let old = old as? Recognizer else { return }
            base.resume(from: old.base)
        }
    }
}

extension Gesture {
    /// This gesture, with values that are made of its own.
    public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> MapGesture<Self, Mapped> {
        MapGesture(base: self, transform: body)
    }
}
