public import Graphics

/// A finger on a view.
public final class UITouch: Hashable {
    /// The view that the finger has touched.
    public private(set) weak var view: UIView?

    init(on view: UIView) {
        self.view = view
    }

    /// The place of the finger in a view: its middle, since a button does not know where it is pressed.
    public func location(in view: UIView?) -> CGPoint {
        guard let bounds = (view ?? self.view)?.bounds else { return .zero }
        return CGPoint(x: bounds.midX, y: bounds.midY)
    }

    // Touches are equal if they are the same.

    public static func == (first: UITouch, second: UITouch) -> Bool { first === second }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event with touches, of which nothing is known here.
public final class UIEvent {
    init() {}
}
