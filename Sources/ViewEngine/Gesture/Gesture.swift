/// A movement of a finger that means something.
public protocol Gesture<Value> {
    /// What it tells while it lasts.
    associatedtype Value

    /// Makes what recognises it in the events of one touch.
    func makeRecognizer() -> GestureRecognizer<Value>
}

/// How far a gesture has come.
public enum GesturePhase<Value> {
    /// It may still become one.
    case possible
    /// It is one, and tells this.
    case active(Value)
    /// It was completed.
    case ended(Value)
    /// It is not one, or no longer.
    case failed
}

/// What happens to the touch that a gesture follows.
public enum TouchEvent: Equatable, Sendable {
    case began, moved, ended, cancelled
    /// The time came that the recogniser waited for.
    case deadline
}
