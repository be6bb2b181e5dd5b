/// A touch gesture.
public protocol Gesture<Value> {
    /// The value of the gesture while it is active.
    associatedtype Value

    /// Creates a recognizer for one touch, or for several that follow each other.
    ///
    /// The requirement belongs to the engine and is no API for apps.
    func makeRecognizer() -> GestureRecognizer<Value>
}

/// The phase of a gesture.
enum GesturePhase<Value> {
    /// The touch may still become the gesture.
    case possible
    /// The gesture has begun, with this value.
    case active(Value)
    /// The gesture was completed.
    case ended(Value)
    /// The touch is not the gesture, or no longer.
    case failed
}

/// An event of a touch.
enum TouchEvent: Equatable, Sendable {
    case began, moved, ended, canceled
    /// The timeout of the recognizer has expired.
    case deadline
}
