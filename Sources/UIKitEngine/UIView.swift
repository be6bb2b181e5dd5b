public import Graphics
import ViewEngine

/// A view with a layer, a tint, trait overrides and a width constraint.
open class UIView {
    public let layer = CALayer()

    /// The tint of the view; `nil` means the inherited tint.
    open var tintColor: UIColor? {
        didSet { setNeedsDrawing() }
    }
    public var traitOverrides = UITraitOverrides()

    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self, .height) }
    /// The width that an active constraint sets, in points.
    var constrainedWidth: CGFloat?
    /// The height that an active constraint sets, in points.
    var constrainedHeight: CGFloat?
    /// Whether the frame makes constraints; the layout of a button here has its own.
    public var translatesAutoresizingMaskIntoConstraints = true
    /// The view around this one; a button is drawn alone.
    public var superview: UIView? { nil }
    /// Whether touches reach the view; without effect here.
    public var isUserInteractionEnabled = true
    /// A number of the view for the app.
    public var tag = 0
    public var contentMode = ContentMode.scaleToFill

    /// The direction of the content; an image of a button is after its title if it is from right to left.
    public var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { setNeedsDrawing() }
    }

    /// Whether updates run, whose changes are drawn in any case.
    private var isUpdating = false
    /// Whether a state of the layer has been drawn.
    private var wasDrawn = false
    /// Measures the view, while it is being updated.
    private var measure: (() -> CGSize?)?
    /// The size that was measured last.
    private var size = CGSize.zero

    /// A view; its frame is that of its place in the layout.
    public init(frame: CGRect = .zero) {
        layer.viewDidChange = { [unowned self] in setNeedsDrawing() }
        layer.viewBounds = { [unowned self] in bounds }
    }

    /// Called before the view is drawn.
    open func layoutSubviews() {}

    // MARK: Layer

    /// The opacity of the view with its shadow, 0…1.
    open var alpha: CGFloat {
        get { layer.alpha }
        set { layer.alpha = newValue }
    }

    /// The transform about the center of the view, which does not change the layout.
    open var transform: CGAffineTransform {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The color behind the content of the view; `nil` for none.
    open var backgroundColor: UIColor? {
        get { layer.backgroundUIColor }
        set { layer.backgroundUIColor = newValue }
    }

    /// Whether the content is clipped to the edge of the layer.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }

    // MARK: Geometry

    /// The rectangle of the view in its own coordinates, in points: that of its ideal size.
    public var bounds: CGRect {
        if let measured = measure?() { size = measured }
        return CGRect(origin: .zero, size: size)
    }

    /// The rectangle of the view in the picture, in points.
    public var frame: CGRect { bounds }

    // MARK: Drawing

    /// Draws the view again after a change.
    func setNeedsDrawing() {
        if wasDrawn, !isUpdating { ObservableObjectPublisher().send() }
    }

    /// Runs updates, which are drawn afterwards.
    func update<Result>(measuring measure: @escaping () -> CGSize?, _ updates: () -> Result) -> Result {
        isUpdating = true
        self.measure = measure
        defer {
            isUpdating = false
            self.measure = nil
        }
        return updates()
    }

    /// Takes the picture of the layer to draw, and updates the views again if another one follows.
    func takeLayerPicture() -> LayerPicture {
        wasDrawn = true
        var isLast = true
        let picture = layer.takePicture(isLast: &isLast)
        if !isLast { DispatchQueue.main.async { ObservableObjectPublisher().send() } }
        return picture
    }
}
