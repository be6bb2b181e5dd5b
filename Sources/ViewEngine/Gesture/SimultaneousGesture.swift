import Graphics

/// Two gestures that are recognized together.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The values of the gestures that are active or have ended.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func makeRecognizer() -> GestureRecognizer<Value> {
        SimultaneousRecognizer(
            first: RecognizerState(first.makeRecognizer),
            second: RecognizerState(second.makeRecognizer)
        ) { Value(first: $0, second: $1) }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which only one is recognized: the first, unless it fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// The value of the gesture that was recognized.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public func makeRecognizer() -> GestureRecognizer<Value> {
        Recognizer(
            first: RecognizerState(first.makeRecognizer),
            second: RecognizerState(second.makeRecognizer)
        )
    }

    private final class Recognizer: GestureRecognizer<Value> {
        private var first: RecognizerState<First.Value>
        private var second: RecognizerState<Second.Value>
        /// The reactions of the second gesture at its end, while the first is still possible.
        private var delayed: GestureReactions?

        init(first: RecognizerState<First.Value>, second: RecognizerState<Second.Value>) {
            self.first = first
            self.second = second
        }

        override var timeout: Double? {
            let timeouts = [first.timeout, second.timeout].compactMap { $0 }
            return timeouts.min()
        }

        /// The first gesture fails before the second has its turn, which happens here.
        override var spansTouches: Bool { first.spansTouches && second.spansTouches }

        override func receive(
            _ event: TouchEvent,
            of touch: Touch,
            reactions: inout GestureReactions
        ) -> GesturePhase<Value> {
            // The callbacks of the second gesture wait until the first has failed.
            var others = GestureReactions()
            first.receive(event, of: touch, reactions: &reactions)
            let wasRunning = second.isRunning
            second.receive(event, of: touch, reactions: &others)
            switch first.phase {
            case .active(let value): return .active(.first(value))
            case .ended(let value): return .ended(.first(value))
            case .possible:
                if wasRunning, second.hasEnded { delayed = others }
                return .possible
            case .failed: break
            }
            if let delayed { others = delayed }
            delayed = nil
            reactions.append(others)
            return switch second.phase {
            case .possible: .possible
            case .active(let value): .active(.second(value))
            case .ended(let value): .ended(.second(value))
            case .failed: .failed
            }
        }

        override func resume(from old: GestureRecognizer<Value>) {
            guard let old = old as? Recognizer else { return }
            first.resume(from: old.first)
            second.resume(from: old.second)
            delayed = old.delayed
        }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
    /// This gesture and another one at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// This gesture, or another one if this one fails.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A recognizer with its last phase; it receives no events after its end.
private struct RecognizerState<Value> {
    private let makeRecognizer: () -> GestureRecognizer<Value>
    private var recognizer: GestureRecognizer<Value>
    private(set) var phase = GesturePhase<Value>.possible

    init(_ makeRecognizer: @escaping () -> GestureRecognizer<Value>) {
        self.makeRecognizer = makeRecognizer
        recognizer = makeRecognizer()
    }

    var spansTouches: Bool { recognizer.spansTouches }

    /// Starts again after its end.
    mutating func restart() {
        guard !isRunning else { return }
        recognizer = makeRecognizer()
        phase = .possible
    }

    var isRunning: Bool {
        switch phase {
        case .possible, .active: true
        case .ended, .failed: false
        }
    }

    /// The value of a gesture that is active or has ended.
    var value: Value? {
        switch phase {
        case .active(let value), .ended(let value): value
        case .possible, .failed: nil
        }
    }

    var hasEnded: Bool {
        if case .ended = phase { true } else { false }
    }

    var timeout: Double? { isRunning ? recognizer.timeout : nil }

    mutating func receive(_ event: TouchEvent, of touch: Touch, reactions: inout GestureReactions) {
        guard isRunning else { return }
        phase = recognizer.receive(event, of: touch, reactions: &reactions)
    }

    mutating func resume(from old: RecognizerState) {
        recognizer.resume(from: old.recognizer)
        phase = old.phase
    }
}

private final class SimultaneousRecognizer<First, Second, Value>: GestureRecognizer<Value> {
    private var first: RecognizerState<First>
    private var second: RecognizerState<Second>
    private let value: (First?, Second?) -> Value

    init(
        first: RecognizerState<First>,
        second: RecognizerState<Second>,
        value: @escaping (First?, Second?) -> Value
    ) {
        self.first = first
        self.second = second
        self.value = value
    }

    override var timeout: Double? {
        let timeouts = [first.timeout, second.timeout].compactMap { $0 }
        return timeouts.min()
    }

    override var spansTouches: Bool { first.spansTouches && second.spansTouches }

    override func receive(
        _ event: TouchEvent,
        of touch: Touch,
        reactions: inout GestureReactions
    ) -> GesturePhase<Value> {
        // While one gesture waits for its next touch, the other one is recognized in each.
        if event == .began {
            first.restart()
            second.restart()
        }
        first.receive(event, of: touch, reactions: &reactions)
        second.receive(event, of: touch, reactions: &reactions)
        let value = value(first.value, second.value)
        guard !first.isRunning, !second.isRunning else {
            return first.value != nil || second.value != nil ? .active(value) : .possible
        }
        return first.hasEnded || second.hasEnded ? .ended(value) : .failed
    }

    override func resume(from old: GestureRecognizer<Value>) {
        guard let old = old as? SimultaneousRecognizer else { return }
        first.resume(from: old.first)
        second.resume(from: old.second)
    }
}
