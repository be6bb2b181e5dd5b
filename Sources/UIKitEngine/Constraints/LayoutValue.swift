import Graphics

/// A place or a length of a view, or of a rectangle inside of it, that a constraint names.
struct LayoutValue {
    /// The view, which the constraint does not retain.
    private(set) weak var view: UIView?
    let attribute: NSLayoutConstraint.Attribute
    /// The insets of the rectangle from the edges of the view.
    let insets: UIEdgeInsets

    init(view: UIView?, attribute: NSLayoutConstraint.Attribute, insets: UIEdgeInsets = .zero) {
        self.view = view
        self.attribute = attribute
        self.insets = insets
    }
}

/// A rectangle inside of a view, to which constraints can refer.
public struct UILayoutGuide {
    private weak var owner: UIView?
    private let insets: UIEdgeInsets

    init(owner: UIView, insets: UIEdgeInsets) {
        self.owner = owner
        self.insets = insets
    }

    /// The view of the rectangle.
    public var owningView: UIView? { owner }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.trailing)) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.right)) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(value(.centerX)) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(value(.top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(value(.bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(value(.centerY)) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(value(.width)) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(value(.height)) }

    private func value(_ attribute: NSLayoutConstraint.Attribute) -> LayoutValue {
        LayoutValue(view: owner, attribute: attribute, insets: insets)
    }
}
