public import Graphics

/// An input event, or a change of a control's state.
public struct InteractionEvent: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A finger touches the screen, at a point relative to the center of the event origin.
        case down(CGPoint)
        /// The finger moves to such a point.
        case move(CGPoint)
        /// The finger is lifted at its last point.
        case up
        /// The system cancels the touch, as when a list begins to scroll.
        case cancel
        case enable, disable
        case focus, blur
        /// A UIKit control is selected or deselected.
        case select, deselect
        /// A key of the keyboard is pressed.
        case key(KeyEquivalent)
    }

    public var kind: Kind
    /// In seconds.
    public var time: Double

    public init(_ kind: Kind, at time: Double) {
        self.kind = kind
        self.time = time
    }
}

/// An action of a button and the time at which it ran.
public struct LoggedAction: Hashable, Sendable {
    public let name: String
    /// In seconds.
    public let time: Double
}
