public import Graphics

/// A length of a view that something can be asked of.
public struct NSLayoutDimension {
    private let view: UIView

    init(of view: UIView) {
        self.view = view
    }

    /// Asks for so many points, once it is active.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(view: view, width: constant)
    }
}
