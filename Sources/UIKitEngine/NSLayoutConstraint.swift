public import Graphics

/// A constraint on the width or the height of a view, which applies while it is active.
public final class NSLayoutConstraint {
    private let view: UIView
    private let side: NSLayoutDimension.Side

    init(view: UIView, _ side: NSLayoutDimension.Side, length: CGFloat) {
        self.view = view
        self.side = side
        constant = length
    }

    /// The length in points.
    public var constant: CGFloat {
        didSet { if isActive { apply(constant) } }
    }

    public var isActive = false {
        didSet { apply(isActive ? constant : nil) }
    }

    /// Makes several constraints active.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes several constraints inactive.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func apply(_ length: CGFloat?) {
        switch side {
        case .width: view.constrainedWidth = length
        case .height: view.constrainedHeight = length
        }
    }
}
