/// The gesture inside, or none at all: `view.gesture(isEnabled ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
    public func makeRecognizer() -> GestureRecognizer<Wrapped.Value> {
        // The recognizer of no gesture fails at once.
        self?.makeRecognizer() ?? GestureRecognizer()
    }
}

/// The gesture that no touch is, where the type of its value is known and no gesture is there.
package struct AbsentGesture<Value>: Gesture {
    package init() {}

    package func makeRecognizer() -> GestureRecognizer<Value> { GestureRecognizer() }
}

/// An optional gesture of any type.
protocol OptionalGesture {
    var isAbsent: Bool { get }
}

extension Optional: OptionalGesture where Wrapped: Gesture {
    var isAbsent: Bool { self == nil }
}
