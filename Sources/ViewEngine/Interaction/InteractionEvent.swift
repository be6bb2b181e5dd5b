package import Graphics

/// An input event, or a change of a control's state.
package struct InteractionEvent: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// A finger touches the screen, at a point relative to the center of the event origin.
        case down(CGPoint)
        /// The finger moves to such a point.
        case move(CGPoint)
        /// The finger is lifted at its last point.
        case up
        /// The system cancels the touch, as when a list begins to scroll.
        case cancel
        /// A pointer enters the view at its event origin, or leaves it.
        case enter, leave
        case enable, disable
        case focus, blur
        /// A UIKit control is selected or deselected.
        case select, deselect
        /// A key of the keyboard is pressed.
        case key(KeyEquivalent)
    }

    package var kind: Kind
    /// In seconds.
    package var time: Double

    package init(_ kind: Kind, at time: Double) {
        self.kind = kind
        self.time = time
    }
}

/// An action of a button and the time at which it ran.
package struct LoggedAction: Hashable, Sendable {
    package let name: String
    /// In seconds.
    package let time: Double
}
