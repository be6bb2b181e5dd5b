/// The gesture inside, or none at all: `view.gesture(isEnabled ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
    public func makeRecognizer() -> GestureRecognizer<Wrapped.Value> {
        // The recognizer of no gesture fails at once.
        self?.makeRecognizer() ?? GestureRecognizer()
    }
}

/// The gesture that no touch is: `nil` in place of a gesture with a value.
package struct AbsentGesture<Value>: Gesture, OptionalGesture {
    let isAbsent = true

    package init() {}

    package func makeRecognizer() -> GestureRecognizer<Value> { GestureRecognizer() }
}

/// A gesture of any type that may be absent, which leaves its view as it is.
protocol OptionalGesture {
    var isAbsent: Bool { get }
}

extension Optional: OptionalGesture where Wrapped: Gesture {
    var isAbsent: Bool { self == nil }
}
