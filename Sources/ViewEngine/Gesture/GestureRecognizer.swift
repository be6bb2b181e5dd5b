/// Follows one touch and tells whether it is a gesture.
///
/// It lives as long as a touch does. The views are updated meanwhile, and each update makes a new one,
/// with closures that see the new values; it resumes from the old one.
public class GestureRecognizer<Value> {
    /// How long after the touch began it wants to be told that nothing has happened, in seconds.
    var timeout: Double? { nil }

    /// Follows the touch; what it calls is added to the reactions.
    func receive(
        _ event: TouchEvent,
        _ touch: Touch,
        _ reactions: inout GestureReactions
    ) -> GesturePhase<Value> {
        .failed
    }

    /// Goes on where the recogniser of the update before has stopped.
    func resume(from old: GestureRecognizer<Value>) {}
}

/// What gestures do to the views: states are updated before anybody is called.
public struct GestureReactions {
    var stateUpdates: [() -> Void] = []
    var callbacks: [() -> Void] = []

    func run() {
        for update in stateUpdates { update() }
        for callback in callbacks { callback() }
    }
}
