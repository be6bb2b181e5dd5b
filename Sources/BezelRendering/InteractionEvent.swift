public import Graphics
public import ViewEngine

/// An input event, or a change of a control's state, at a time in seconds.
///
/// A location is in points, relative to the center of the view, or of the part of it that is the
/// `interactionOrigin()`.
public struct InteractionEvent: Hashable, Sendable {
    let event: ViewEngine.InteractionEvent

    private init(_ kind: ViewEngine.InteractionEvent.Kind, at time: Double) {
        event = ViewEngine.InteractionEvent(kind, at: time)
    }

    // MARK: Touches

    /// A finger touches the screen.
    public static func down(_ location: CGPoint = .zero, at time: Double) -> Self {
        Self(.down(location), at: time)
    }

    /// The finger moves.
    public static func move(_ location: CGPoint, at time: Double) -> Self { Self(.move(location), at: time) }

    /// The finger is lifted at its last location.
    public static func up(at time: Double) -> Self { Self(.up, at: time) }

    /// The system cancels the touch, as when a list begins to scroll.
    public static func cancel(at time: Double) -> Self { Self(.cancel, at: time) }

    // MARK: Pointer

    /// A pointer enters the view.
    public static func enter(at time: Double) -> Self { Self(.enter, at: time) }

    /// The pointer leaves the view.
    public static func leave(at time: Double) -> Self { Self(.leave, at: time) }

    // MARK: Keys

    /// A key of the keyboard is pressed.
    public static func key(_ key: KeyEquivalent, at time: Double) -> Self { Self(.key(key), at: time) }

    // MARK: States

    public static func enable(at time: Double) -> Self { Self(.enable, at: time) }
    public static func disable(at time: Double) -> Self { Self(.disable, at: time) }

    /// The view gets the focus of the keyboard.
    public static func focus(at time: Double) -> Self { Self(.focus, at: time) }

    /// The view loses the focus of the keyboard.
    public static func blur(at time: Double) -> Self { Self(.blur, at: time) }

    /// A UIKit control is selected.
    public static func select(at time: Double) -> Self { Self(.select, at: time) }

    /// A UIKit control is deselected.
    public static func deselect(at time: Double) -> Self { Self(.deselect, at: time) }
}

extension View {
    /// Makes the center of this view the origin of event locations, instead of the center of the whole view.
    public func interactionOrigin() -> some View { eventOrigin() }
}
