import Graphics

/// A constraint on the width of a view, which applies while it is active.
public final class NSLayoutConstraint {
    private let view: UIView
    private let width: CGFloat

    init(view: UIView, width: CGFloat) {
        self.view = view
        self.width = width
    }

    public var isActive = false {
        didSet { view.constrainedWidth = isActive ? width : nil }
    }
}
