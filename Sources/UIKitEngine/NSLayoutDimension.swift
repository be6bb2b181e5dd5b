public import Graphics

/// The width or the height of a view, from which constraints are created.
public struct NSLayoutDimension {
    /// A side of a view.
    enum Side {
        case width, height
    }

    private let view: UIView
    private let side: Side

    init(of view: UIView, _ side: Side) {
        self.view = view
        self.side = side
    }

    /// Returns a constraint to a constant length in points; it is not active yet.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view: view, side, length: constant)
    }
}
