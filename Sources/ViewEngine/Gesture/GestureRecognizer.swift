/// The state machine that recognizes a gesture in one touch, or in several that follow each other.
///
/// A recognizer lives until the gesture has ended or failed; while it is possible after the end of a touch, it waits for
/// the next one. Each update of the views meanwhile creates a new one, whose closures capture the new values, and which
/// resumes from the old one.
///
/// The class belongs to the engine and is no API for apps: it is public because `Gesture` needs it.
public class GestureRecognizer<Value> {
    /// The seconds after the beginning of the last touch at which it receives a deadline event.
    var timeout: Double? { nil }

    /// Whether the gesture needs more than one touch, so that others wait for its failure.
    var spansTouches: Bool { false }

    /// Receives an event of the touch, and adds the callbacks to run to the reactions.
    func receive(
        _ event: TouchEvent,
        of touch: Touch,
        reactions: inout GestureReactions
    ) -> GesturePhase<Value> {
        .failed
    }

    /// Continues from the state of the previous update's recognizer.
    func resume(from old: GestureRecognizer<Value>) {}
}

/// The effects of gestures on the views: states are updated before callbacks run.
struct GestureReactions {
    var stateUpdates: [() -> Void] = []
    var callbacks: [() -> Void] = []

    var isEmpty: Bool { stateUpdates.isEmpty && callbacks.isEmpty }

    mutating func append(_ other: GestureReactions) {
        stateUpdates += other.stateUpdates
        callbacks += other.callbacks
    }

    func run() {
        for update in stateUpdates { update() }
        for callback in callbacks { callback() }
    }
}
