public import Graphics

/// A view with a tint, trait overrides and a width constraint.
open class UIView {
    /// The tint of the view; `nil` means the inherited tint.
    public var tintColor: UIColor?
    public var traitOverrides = UITraitOverrides()

    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
    /// The width that an active constraint sets, in points.
    var constrainedWidth: CGFloat?

    /// A view; its frame is that of its place in the layout.
    public init(frame: CGRect = .zero) {}

    /// Called before the view is drawn.
    open func layoutSubviews() {}
}
