import Graphics

// The places and lengths of a view, from which constraints are created.
extension UIView {
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(value(.width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(value(.height)) }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.trailing)) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.right)) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.centerX)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(value(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(value(.bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(value(.centerY)) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(value(.firstBaseline)) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(value(.lastBaseline)) }

    /// The rectangle that bars leave: here, all of the view.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self, insets: .zero) }
    /// The rectangle inside of the margins, which are 8 points wide.
    public var layoutMarginsGuide: UILayoutGuide {
        UILayoutGuide(owner: self, insets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    private func value(_ attribute: NSLayoutConstraint.Attribute) -> LayoutValue {
        LayoutValue(view: self, attribute: attribute)
    }

    /// Makes a constraint active.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Makes several constraints active.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Has no effect: a view has the size of its content where no constraint sets another one.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

    /// Has no effect: a view has the size of its content where no constraint sets another one.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {}
}

extension NSLayoutConstraint {
    /// A direction of the layout.
    public enum Axis: Hashable, Sendable {
        case horizontal, vertical
    }
}
