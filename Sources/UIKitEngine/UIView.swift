public import Graphics
import ViewEngine

/// A view with a layer, a tint, trait overrides, constraints and views inside.
open class UIView {
    /// The class of the layer.
    open class var layerClass: AnyClass { CALayer.self }

    public private(set) lazy var layer: CALayer = makeLayer()

    /// Makes the layer of the view.
    private func makeLayer() -> CALayer {
        givenLayer ?? (type(of: self).layerClass as? CALayer.Type)?.init() ?? CALayer()
    }

    /// The layer that the view was made with; `nil` for one of its class.
    private let givenLayer: CALayer?

    /// The tint of the view; the inherited one if none was set.
    // The type is Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .tintColor }
        set {
            ownTintColor = newValue
            if wasAdded { tintColorDidChange() }
        }
    }

    /// The tint that was set on the view; `nil` for the inherited one.
    var ownTintColor: UIColor? {
        didSet { layer.didChange() }
    }
    public var traitOverrides = UITraitOverrides()

    /// The active constraints whose first value is one of the view.
    public internal(set) var constraints: [NSLayoutConstraint] = []
    /// The width that an active constraint sets, in points.
    var constrainedWidth: CGFloat?
    /// The height that an active constraint sets, in points.
    var constrainedHeight: CGFloat?
    /// Whether the frame makes constraints; the layout of a button here has its own.
    public var translatesAutoresizingMaskIntoConstraints = true
    /// The view around this one; a button that is drawn alone has none.
    public internal(set) weak var superview: UIView?
    /// The views inside, from back to front.
    public internal(set) var subviews: [UIView] = []
    /// The sides that follow the outer view when its size changes.
    public var autoresizingMask: AutoresizingMask = []
    /// The frame that was set on a view inside of another one, and the size that the outer view then had.
    private(set) var ownFrame = CGRect.zero
    private(set) var outerSizeOfFrame = CGSize.zero
    /// The size that the view has by a frame that was set, or by the layout of the view around it.
    var assignedSize: CGSize?
    /// Measures a view of the engine, while this outermost view is being updated.
    var measureView: ((AnyView) -> CGSize?)?
    /// Whether `addSubview(_:)` takes the view; a part of a button belongs to it already.
    var canBeSubview: Bool { true }
    /// The content of the layer of a view inside of another one; `nil` for none.
    var contentOfLayer: AnyView? { nil }
    /// Whether the content of the layer draws the layer with the views inside.
    var drawsLayerItself: Bool { false }
    /// Whether the view stands for the picture around one that is shown by itself.
    var isPicture: Bool { false }
    /// The size of the content of a view inside of another one; negative lengths for none.
    func fittingSize() -> CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// Whether touches reach the view; without effect here.
    public var isUserInteractionEnabled = true
    /// A number of the view for the app.
    public var tag = 0
    var accessibilityValues = AccessibilityValues()
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
    private(set) var isUpdating = false
    /// Whether a state of the layer has been drawn.
    private var wasDrawn = false
    /// Measures the view, while it is being updated.
    private var measure: (() -> CGSize?)?
    /// Measures the content of the view, while it is being updated.
    private var measureContent: (() -> CGSize?)?
    /// The size that was measured last.
    var size = CGSize.zero

    /// A view; its frame is that of its place in the layout.
    public init(frame: CGRect = .zero) {
        givenLayer = nil
        ownFrame = frame
        connectLayer()
    }

    /// A view with a layer; without one, with one of its class.
    package init(layer: CALayer?) {
        givenLayer = layer
        connectLayer()
    }

    /// A view of an archive, which is one without properties here.
    public required init?(coder: NSCoder) {
        givenLayer = nil
        connectLayer()
    }

    private func connectLayer() {
        layer.viewDidChange = { [weak self] in self?.setNeedsDrawing() }
        layer.viewBounds = { [weak self] in self.flatMap { $0.superview == nil ? $0.bounds : nil } }
        layer.viewContent = { [weak self] in self?.superview == nil ? nil : self?.contentOfLayer }
    }

    /// Prepares the layer for its place inside of another one.
    func connectAsSubview() {
        layer.isDrawnByContent = drawsLayerItself
        // A frame that was set before follows the size that the outer view has now.
        if outerSizeOfFrame == .zero { outerSizeOfFrame = superview?.bounds.size ?? .zero }
        layer.frame = ownFrame
    }

    /// Called before the view is drawn.
    open func layoutSubviews() {}

    /// Called before the layer of the view is drawn; lays the views inside out.
    open func layoutSublayers(of layer: CALayer) { layoutSubviews() }

    /// Called after the view was added to another one, and before it is drawn.
    open func didMoveToSuperview() {}

    /// Called before the view is drawn.
    open func didMoveToWindow() {}

    /// Called after a view of an archive was made; a class that overrides it is made for archives.
    open func awakeFromNib() {}

    /// Called when the tint may have changed: before the view is drawn, and after its own tint was set.
    open func tintColorDidChange() {}

    /// Called before the view is drawn, without the traits before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Touches

    /// Whether a point in the coordinates of the view is one of it; touches elsewhere reach neither the view nor those inside.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Called when a finger touches the view.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Called when the finger leaves the view at its end.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Called when the touch ends otherwise.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    private var wasAdded = false

    /// Calls what UIKit calls when a view that is drawn alone gets its place.
    func addToWindowIfNeeded() {
        guard !wasAdded else { return }
        wasAdded = true
        if superview == nil, overrides.contains(.notifications) { didMoveToSuperview() }
        for view in [self] + allSubviews where view.overrides.contains(.notifications) {
            view.didMoveToWindow()
            view.traitCollectionDidChange(nil)
            view.tintColorDidChange()
        }
    }

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
        get {
            if let frameInButton { return CGRect(origin: .zero, size: frameInButton.size) }
            guard superview == nil || drawsLayerItself else {
                return CGRect(origin: .zero, size: layer.frame.size)
            }
            if let measured = measure?() { size = measured }
            // Before it is drawn, a view has the size of its frame.
            return CGRect(origin: .zero, size: size == .zero ? assignedSize ?? ownFrame.size : size)
        }
        set { frame = CGRect(origin: frame.origin, size: newValue.size) }
    }

    /// The rectangle of the view in the view around it or, without one, in the picture, in points.
    public var frame: CGRect {
        get { frameInButton ?? (superview == nil ? bounds : layer.frame) }
        set {
            if frameInButton != nil { return setLayoutFrame(newValue) }
            ownFrame = newValue
            outerSizeOfFrame = superview?.bounds.size ?? .zero
            if superview == nil {
                assignedSize = newValue.size == .zero ? nil : newValue.size
                setNeedsDrawing()
            } else {
                setLayoutFrame(newValue)
            }
        }
    }

    /// The view in whose coordinates constraints place this one.
    var layoutSuperview: UIView? { superview }

    /// The parts of a button that constraints are about; none of every other view.
    var constrainedParts: [UIView] { [] }

    /// The frame of a part of a button, which the button lays out; `nil` for every other view.
    var frameInButton: CGRect? { nil }

    /// The center in the view around it, in points.
    public var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let size = frame.size
            frame = CGRect(
                origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2),
                size: size
            )
        }
    }

    /// Sets the frame that the layout of the view around it gives a view.
    func setLayoutFrame(_ frame: CGRect) {
        layer.frame = frame
        if drawsLayerItself { assignedSize = frame.size }
    }

    /// The length of a view that has none of its own.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size that the content needs, in points, which the view has unless constraints set another one.
    open var intrinsicContentSize: CGSize {
        if superview != nil, measureContent == nil { return fittingSize() }
        if let measured = measureContent?() { contentSize = measured }
        return contentSize
    }

    /// The size of the content that was measured last.
    private var contentSize = CGSize.zero
    private var isMeasuringOwnSize = false

    /// The lengths that an override of `intrinsicContentSize` sets, in points.
    var ownSize: OwnSize {
        // An override may read the bounds, which depend on it.
        guard !isMeasuringOwnSize else { return OwnSize() }
        if let assignedSize { return OwnSize(width: assignedSize.width, height: assignedSize.height) }
        isMeasuringOwnSize = true
        defer { isMeasuringOwnSize = false }
        let layout = constrainedSize()
        guard overrides.contains(.intrinsicContentSize) else { return filled(layout) }
        let size = intrinsicContentSize
        // Without an override, it is the size of the content.
        guard size != contentSize else { return filled(layout) }
        return OwnSize(
            width: layout.width ?? (constrainedWidth == nil && size.width >= 0 ? size.width : nil),
            height: layout.height ?? (constrainedHeight == nil && size.height >= 0 ? size.height : nil)
        )
    }

    /// The size of a view that draws itself without a content that would give it one; `nil` for every other view.
    var sizeWithoutContent: CGSize? { nil }

    /// The lengths, with those of a view without a content where there are none.
    private func filled(_ size: OwnSize) -> OwnSize {
        guard superview == nil, let own = sizeWithoutContent else { return size }
        return OwnSize(
            width: size.width ?? (constrainedWidth == nil ? own.width : nil),
            height: size.height ?? (constrainedHeight == nil ? own.height : nil)
        )
    }

    /// The lengths that constraints set beside those that are constants.
    private func constrainedSize() -> OwnSize {
        guard
            constraints.contains(where: { !$0.setsLength }) || !subviews.isEmpty || !constrainedParts.isEmpty
        else { return OwnSize() }
        let layout = SubviewLayout(of: self)
        guard layout.canSizeRoot else { return OwnSize() }
        let content = overrides.contains(.intrinsicContentSize) ? intrinsicContentSize : contentSizeOfRoot
        let size = layout.rootSize(content: content)
        func differs(_ length: CGFloat, _ other: CGFloat) -> Bool { abs(length - other) > 0.001 }
        return OwnSize(
            width: constrainedWidth == nil && differs(size.width, content.width) ? size.width : nil,
            height: constrainedHeight == nil && differs(size.height, content.height) ? size.height : nil
        )
    }

    /// The size of the content of a view that is drawn alone.
    private var contentSizeOfRoot: CGSize {
        if let measured = measureContent?() { contentSize = measured }
        return contentSize
    }

    /// Lays the views around again; the size is that of the content in each picture.
    public func invalidateIntrinsicContentSize() { layer.didChange() }

    /// Has no effect on a view that is drawn alone, which has the size of its content.
    public func sizeToFit() {
        guard superview != nil else { return }
        let content = fittingSize()
        guard content.width >= 0, content.height >= 0 else { return }
        frame = CGRect(origin: frame.origin, size: content)
    }

    /// Returns the size of the content; a text in several lines is no wider than a size.
    public func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = superview == nil && frameInButton == nil ? intrinsicContentSize : fittingSize()
        return CGSize(width: max(0, content.width), height: max(0, content.height))
    }

    /// Lays the view out before the next picture.
    public func setNeedsLayout() { layer.didChange() }

    /// Lays the view out now if it is being drawn.
    public func layoutIfNeeded() { if rootView.measureView != nil { rootView.layOutSubviews() } }

    // MARK: Drawing

    /// The members that the class of the view overrides, as far as that is known.
    package lazy var overrides: Overrides = defaultOverrides

    private var defaultOverrides: Overrides {
        let type: UIView.Type = type(of: self)
        if type == UIButton.self { return [] }
        return Self.classesWithoutTests.contains(ObjectIdentifier(type)) ? .all.subtracting(.point) : .all
    }

    /// The classes of the engine that can be around a button, which leave `point(inside:with:)` as it is.
    private static let classesWithoutTests: Set<ObjectIdentifier> = [
        ObjectIdentifier(UIView.self), ObjectIdentifier(UIStackView.self), ObjectIdentifier(UILabel.self),
        ObjectIdentifier(UIImageView.self), ObjectIdentifier(UIVisualEffectView.self),
    ]

    /// Members that cost time only if they are overridden.
    package struct Overrides: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let draw = Overrides(rawValue: 1)
        package static let intrinsicContentSize = Overrides(rawValue: 2)
        package static let point = Overrides(rawValue: 4)
        package static let rectangles = Overrides(rawValue: 8)
        /// Those that tell a view of its place and its traits.
        package static let notifications = Overrides(rawValue: 16)
        package static let all: Overrides = [
            .draw, .intrinsicContentSize, .point, .rectangles, .notifications,
        ]
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
        layer.drawing = DrawingContext.commands(of: { draw(bounds) })
    }

    /// Draws the view again after a change.
    package func setNeedsDrawing() {
        if wasDrawn, !isUpdating { ObservableObjectPublisher().send() }
    }

    /// Runs updates, which are drawn afterwards.
    func update<Result>(
        measuring measure: @escaping () -> CGSize?,
        content measureContent: @escaping () -> CGSize?,
        views measureView: @escaping (AnyView) -> CGSize?,
        _ updates: () -> Result
    ) -> Result {
        isUpdating = true
        self.measureView = measureView
        self.measure = measure
        self.measureContent = measureContent
        defer {
            isUpdating = false
            self.measure = nil
            self.measureContent = nil
            self.measureView = nil
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
