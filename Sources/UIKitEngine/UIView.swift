import Graphics

/// What every view has: a tint, traits of its own, and a width that somebody asks for.
open class UIView {
    /// The tint of the view; that of the views around it where none is set.
    public var tintColor: UIColor?
    public var traitOverrides = UITraitOverrides()

    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
    /// In points; `nil` where nobody asks for a width.
    var constrainedWidth: CGFloat?

    public init() {}
}
