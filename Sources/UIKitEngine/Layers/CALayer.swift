public import Graphics
import ViewEngine

/// The layer of a view: what is drawn around the content of the view, and how all of it is drawn.
///
/// Changes inside of an animation block are animated; all others take effect at once.
open class CALayer {
    private var history = LayerHistory()
    /// Called after each change of the layer of a view.
    var viewDidChange: (() -> Void)?
    /// The rectangle of the view to which the layer belongs.
    var viewBounds: (() -> CGRect?)?
    /// The content of the view to which the layer belongs, if that is inside of another one.
    var viewContent: (() -> AnyView?)?
    /// Whether that content draws the layer, too, with the layers inside.
    var isDrawnByContent = false
    /// The layer around this one.
    weak var superlayer: CALayer?
    /// The layers inside.
    var content = LayerContent()
    /// The drawing of the view of the layer.
    var drawing: [DrawingContext.Command] = []
    /// The animations of Core Animation that are shown, by the part that each changes.
    var animations: [LayerPart: ShownAnimation] = [:]
    /// Whether the layer has been drawn.
    private(set) var wasDrawn = false
    private var ownFrame = CGRect.zero

    public required init() {}

    /// Draws the layer, or the view around it, again.
    func didChange() {
        viewDidChange?()
        superlayer?.didChange()
    }

    /// Whether a value has been set, or a layer added.
    var hasChanged: Bool {
        history.current.hasChanged || !content.layers.isEmpty || content.mask != nil || !drawing.isEmpty
            || hasFill
    }

    /// Whether there is a content of the layer itself.
    private var hasFill: Bool {
        if case .none = fill { false } else { true }
    }

    /// The appearance after all changes.
    var currentAppearance: LayerAppearance { history.current.appearance }

    /// The content of the layer itself, above its background.
    var fill: LayerFill { .none }

    // MARK: Geometry

    /// The rectangle in the layer around it, in points; that of the layer of a view is that of its view.
    public var frame: CGRect {
        get { viewBounds?() ?? ownFrame }
        set {
            guard ownFrame != newValue else { return }
            ownFrame = newValue
            didChange()
        }
    }

    /// The rectangle in the coordinates of the layer, in points.
    public var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame = CGRect(origin: frame.origin, size: newValue.size) }
    }

    /// The center in the layer around it, in points.
    public var position: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            let size = frame.size
            frame = CGRect(
                origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2),
                size: size
            )
        }
    }

    /// The layer whose opacity is that of everything in this one.
    public var mask: CALayer? {
        get { content.mask }
        set {
            content.mask?.superlayer = nil
            content.mask = nil
            // A layer inside of another one is no mask.
            if let newValue, newValue.superlayer == nil, canContain(newValue) {
                content.mask = newValue
                newValue.superlayer = self
            }
            didChange()
        }
    }

    // MARK: Surface

    public var backgroundColor: CGColor? {
        get { backgroundUIColor?.cgColor }
        set { backgroundUIColor = newValue.map { UIColor(cgColor: $0) } }
    }

    /// The background, which follows the traits if the view has set it.
    var backgroundUIColor: UIColor? {
        get { history.current.appearance.backgroundColor }
        set { change(.surface) { $0.backgroundColor = newValue } }
    }

    /// The color of the line along the inside of the edge; black by default.
    public var borderColor: CGColor? {
        get { history.current.appearance.borderColor }
        set { set(\.borderColor, to: newValue, of: .surface) }
    }

    /// In points.
    public var borderWidth: CGFloat {
        get { history.current.appearance.borderWidth }
        set { set(\.borderWidth, to: newValue, of: .surface) }
    }

    /// The radius of the background, of the border and of the clip, in points.
    public var cornerRadius: CGFloat {
        get { history.current.appearance.cornerRadius }
        set { set(\.cornerRadius, to: newValue, of: .surface) }
    }

    public var cornerCurve: CALayerCornerCurve {
        get { history.current.appearance.cornerCurve }
        set { set(\.cornerCurve, to: newValue, of: .surface) }
    }

    /// The corners that are round; all by default.
    public var maskedCorners: CACornerMask {
        get { history.current.appearance.maskedCorners }
        set { set(\.maskedCorners, to: newValue, of: .surface) }
    }

    /// Whether the content is clipped to the edge; a layer that clips has no shadow.
    public var masksToBounds: Bool {
        get { history.current.appearance.masksToBounds }
        set { set(\.masksToBounds, to: newValue, of: .surface) }
    }

    // MARK: Shadow

    /// Black by default.
    public var shadowColor: CGColor? {
        get { history.current.appearance.shadowColor }
        set { set(\.shadowColor, to: newValue, of: .shadow) }
    }

    /// 0…1; 0 by default.
    public var shadowOpacity: Float {
        get { Float(history.current.appearance.shadowOpacity) }
        set { set(\.shadowOpacity, to: Double(newValue), of: .shadow) }
    }

    /// In points; 3 points up by default.
    public var shadowOffset: CGSize {
        get { history.current.appearance.shadowOffset }
        set { set(\.shadowOffset, to: newValue, of: .shadow) }
    }

    /// The standard deviation of the blur in points; 3 by default.
    public var shadowRadius: CGFloat {
        get { history.current.appearance.shadowRadius }
        set { set(\.shadowRadius, to: newValue, of: .shadow) }
    }

    /// The outline of the shadow in the coordinates of the layer, in place of that of the content; `nil` by default.
    public var shadowPath: CGPath? {
        get { history.current.appearance.shadowPath }
        set { set(\.shadowPath, to: newValue, of: .shadow) }
    }
    /// Whether the layer is drawn as pixels; without effect here.
    public var shouldRasterize = false
    /// The pixels of a point of such a layer; without effect here.
    public var rasterizationScale: CGFloat = 1
    /// The pixels of a point of the content; without effect here.
    public var contentsScale: CGFloat = 1
    /// A name of the layer for the app.
    public var name: String?

    // MARK: The layer as a whole

    /// 0…1.
    public var opacity: Float {
        get { Float(alpha) }
        set { alpha = Double(newValue) }
    }

    public var isHidden: Bool {
        get { history.current.appearance.isHidden }
        set { set(\.isHidden, to: newValue, of: .opacity) }
    }

    /// The opacity in the precision of a view.
    var alpha: Double {
        get { history.current.appearance.opacity }
        set { set(\.opacity, to: newValue, of: .opacity) }
    }

    /// The transform about the center.
    var transform: CGAffineTransform {
        get { history.current.appearance.transform }
        set { set(\.transform, to: newValue, of: .transform) }
    }

    // MARK: Changes

    private func set<Value: Equatable>(
        _ property: WritableKeyPath<LayerAppearance, Value>,
        to value: Value,
        of part: LayerPart
    ) {
        guard animations[part] != nil || history.current.appearance[keyPath: property] != value
        else { return }
        change(part) { $0[keyPath: property] = value }
    }

    private func change(_ part: LayerPart, change: (inout LayerAppearance) -> Void) {
        // The animation is shown instead, until it ends.
        if var shown = animations[part] {
            change(&shown.own)
            animations[part] = shown
            return
        }
        let block = AnimationBlock.current
        block?.hasChanges = true
        self.change(part, animation: block?.animation, change: change)
    }

    /// Changes a part of the appearance with an animation, or at once without one.
    func change(_ part: LayerPart, animation: Animation?, change: (inout LayerAppearance) -> Void) {
        history.change(part, animation: animation, change: change)
        didChange()
    }

    /// Takes the next picture to draw; sets `isLast` to false if another one has to follow at once.
    func takePicture(isLast: inout Bool) -> LayerPicture {
        wasDrawn = true
        let state = history.takeState()
        if !history.isDrawn { isLast = false }
        var pictures: [LayerPicture] = []
        for layer in self.content.layers { pictures.append(layer.takePart(isLast: &isLast)) }
        let mask = self.content.mask?.takePart(isLast: &isLast)
        return LayerPicture(
            state: state,
            frame: ownFrame,
            fill: fill,
            content: isDrawnByContent ? nil : viewContent?(),
            drawing: drawing,
            behind: Array(pictures.prefix(self.content.behindCount)),
            inFront: Array(pictures.dropFirst(self.content.behindCount)),
            mask: mask
        )
    }

    /// The same inside of another layer, where the content of a button draws the layer of the button.
    private func takePart(isLast: inout Bool) -> LayerPicture {
        guard isDrawnByContent else { return takePicture(isLast: &isLast) }
        wasDrawn = true
        // The content of its view draws the layer.
        return LayerPicture(frame: ownFrame, content: viewContent?())
    }
}

/// The curve of round corners.
public struct CALayerCornerCurve: Hashable, Sendable {
    let style: RoundedCornerStyle

    /// Parts of circles.
    public static let circular = CALayerCornerCurve(style: .circular)
    /// Curves whose curvature changes gradually.
    public static let continuous = CALayerCornerCurve(style: .continuous)
}

/// Corners of a layer, by the ends of its axes: x grows to the right, and y downwards.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
