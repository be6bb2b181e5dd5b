public import Graphics

/// Something that happens to a view on a screen.
public struct InteractionEvent: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// A finger comes down, at a point from the centre of the view.
        case down(CGPoint)
        /// The finger moves to a point.
        case move(CGPoint)
        /// The finger is lifted where it is.
        case up
        /// The system takes the touch away, as when a list begins to scroll.
        case cancel
        case enable, disable
        case focus, blur
        /// A control of UIKit becomes selected, or no longer is.
        case select, deselect
        /// A key of the keyboard is struck.
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

/// Something that a button did, and when.
public struct LoggedAction: Hashable, Sendable {
    public let name: String
    /// In seconds.
    public let time: Double
}
