import Graphics

/// A gesture that begins when another one has ended, with the same finger.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The state of the sequence.
    public enum Value {
        /// The first gesture is active.
        case first(First.Value)
        /// The first gesture has ended; the second may have begun.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func makeRecognizer() -> GestureRecognizer<Value> {
        Recognizer(first: first.makeRecognizer(), second: second.makeRecognizer())
    }

    private final class Recognizer: GestureRecognizer<Value> {
        private let first: GestureRecognizer<First.Value>
        private let second: GestureRecognizer<Second.Value>
        /// The value of the first gesture and the touch at its end; `nil` before.
        private var end: (value: First.Value, touch: Touch)?
        /// Whether the finger has touched the view again since then.
        private var isNextTouch = false

        init(first: GestureRecognizer<First.Value>, second: GestureRecognizer<Second.Value>) {
            self.first = first
            self.second = second
        }

        override var timeout: Double? {
            guard let end else { return first.timeout }
            if isNextTouch { return second.timeout }
            return second.timeout.map { $0 + end.touch.time - end.touch.startTime }
        }

        override var spansTouches: Bool { first.spansTouches }

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Value> {
            if let end { return receive(event, of: touch, after: end, reactions: &reactions) }
            switch first.receive(event, of: touch, reactions: &reactions) {
            case .possible: return .possible
            case .active(let value): return .active(.first(value))
            case .failed: return .failed
            case .ended(let value):
                let end = (value: value, touch: touch)
                self.end = end
                // A finger that is lifted at the end of the first gesture does not perform the second.
                guard event != .ended else { return .failed }
                return receive(.began, of: touch, after: end, reactions: &reactions)
            }
        }

        /// Passes an event to the second gesture, whose touch begins where the first gesture has ended.
        private func receive(
            _ event: TouchEvent,
            of touch: Touch,
            after end: (value: First.Value, touch: Touch),
            reactions: inout GestureReactions
        ) -> GesturePhase<Value> {
            var touch = touch
            isNextTouch = touch.startTime > end.touch.startTime
            if !isNextTouch { (touch.startTime, touch.startLocation) = (end.touch.time, end.touch.location) }
            return switch second.receive(event, of: touch, reactions: &reactions) {
            case .possible: .active(.second(end.value, nil))
            case .active(let value): .active(.second(end.value, value))
            case .ended(let value): .ended(.second(end.value, value))
            case .failed: .failed
            }
        }

        override func resume(from old: GestureRecognizer<Value>) {
            guard let old = old as? Recognizer else { return }
            first.resume(from: old.first)
            second.resume(from: old.second)
            (end, isNextTouch) = (old.end, old.isNextTouch)
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// This gesture, and after its end another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
