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

    /// The way in which the tint is drawn; `automatic` stands for the normal one, as nothing dims a button here.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get { ownTintAdjustmentMode == .automatic ? .normal : ownTintAdjustmentMode }
        set { ownTintAdjustmentMode = newValue }
    }

    private var ownTintAdjustmentMode = TintAdjustmentMode.automatic

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
    /// Measures the content of the view, while it is being updated.
    private var measureContent: (() -> CGSize?)?
    /// The size that was measured last.
    private var size = CGSize.zero

    /// A view; its frame is that of its place in the layout.
    public init(frame: CGRect = .zero) {
        connectLayer()
    }

    /// A view of an archive, which is one without properties here.
    public required init?(coder: NSCoder) {
        connectLayer()
    }

    private func connectLayer() {
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

    /// The length of a view that has none of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size that the content needs, in points, which the view has unless constraints set another one.
    open var intrinsicContentSize: CGSize {
        if let measured = measureContent?() { contentSize = measured }
        return contentSize
    }

    /// The size of the content that was measured last.
    private var contentSize = CGSize.zero
    private var isMeasuringOwnSize = false

    /// The lengths that an override of `intrinsicContentSize` sets, in points.
    var ownSize: OwnSize {
        // An override may read the bounds, which depend on it.
        guard overrides.contains(.intrinsicContentSize), !isMeasuringOwnSize else { return OwnSize() }
        isMeasuringOwnSize = true
        defer { isMeasuringOwnSize = false }
        let size = intrinsicContentSize
        // Without an override, it is the size of the content.
        guard size != contentSize else { return OwnSize() }
        return OwnSize(
            width: constrainedWidth == nil && size.width >= 0 ? size.width : nil,
            height: constrainedHeight == nil && size.height >= 0 ? size.height : nil
        )
    }

    /// Has no effect: the size is that of the content in each picture.
    public func invalidateIntrinsicContentSize() {}

    /// Has no effect: the view has the size of its content.
    public func sizeToFit() {}

    // MARK: Drawing

    /// The members that the class of the view overrides, as far as that is known.
    package lazy var overrides: Overrides = type(of: self) == UIButton.self ? [] : .all

    /// Members that cost time only if they are overridden.
    package struct Overrides: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let draw = Overrides(rawValue: 1)
        package static let intrinsicContentSize = Overrides(rawValue: 2)
        package static let all: Overrides = [.draw, .intrinsicContentSize]
    }

    /// Draws the view itself, behind its content and the layers inside; called before its first picture, and again if its
    /// size changes or after `setNeedsDisplay()`.
    open func draw(_ rect: CGRect) {}

    /// Calls `draw(_:)` before the next picture.
    public func setNeedsDisplay() {
        needsDisplay = true
        setNeedsDrawing()
    }

    private var needsDisplay = true
    /// The size of the last drawing.
    private var drawnSize = CGSize.zero

    /// Calls `draw(_:)` if it is overridden and a drawing is missing.
    func displayIfNeeded() {
        guard overrides.contains(.draw) else { return }
        let bounds = bounds
        guard needsDisplay || bounds.size != drawnSize else { return }
        needsDisplay = false
        drawnSize = bounds.size
        layer.drawing = DrawingContext.commands { draw(bounds) }
    }

    /// Draws the view again after a change.
    func setNeedsDrawing() {
        if wasDrawn, !isUpdating { ObservableObjectPublisher().send() }
    }

    /// Runs updates, which are drawn afterwards.
    func update<Result>(
        measuring measure: @escaping () -> CGSize?,
        content measureContent: @escaping () -> CGSize?,
        _ updates: () -> Result
    ) -> Result {
        isUpdating = true
        self.measure = measure
        self.measureContent = measureContent
        defer {
            isUpdating = false
            self.measure = nil
            self.measureContent = nil
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

extension UIView {
    /// A way in which the tint of a view is drawn.
    public enum TintAdjustmentMode: Hashable, Sendable {
        case automatic, normal, dimmed
    }

    /// Lengths in points; `nil` for those of the content.
    struct OwnSize: Equatable {
        var width, height: CGFloat?
    }
}
