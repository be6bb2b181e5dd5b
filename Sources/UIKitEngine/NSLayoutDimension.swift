public import Graphics

/// The width of a view, from which constraints are created.
public struct NSLayoutDimension {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
    }

    /// Returns a constraint to a constant width in points; it is not active yet.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view: view, width: constant)
    }
}
